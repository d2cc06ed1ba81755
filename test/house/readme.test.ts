import { readFileSync } from 'node:fs';
import { pictureOfStep } from '@arbiter/rules';
import { expect, it } from 'vitest';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

it('the README shows the chart as it is (fix: paste what `npm run -s arbiter -- chart upkeep` prints)', () => {
  expect(readme).toContain(`\`\`\`mermaid\n${pictureOfStep('upkeep').trimEnd()}\n\`\`\``);
});
it('the README says that this is unofficial fan content', () => {
  expect(readme).toContain('unofficial fan content');
});
