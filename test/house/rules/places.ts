import type { Rule } from '../rule.ts';

const TOP = /^(package\.json|tsconfig\.json|pnpm-workspace\.yaml|pnpm-lock\.yaml|README\.md|services|packages|infra|test|\..+)$/;

export const topLevel: Rule = {
  name: 'the top level holds the fixed names only',
  fix: 'move it into packages/, services/, infra/ or test/; at the top stand package.json, tsconfig.json, pnpm-workspace.yaml, the lockfile, README.md and dotfiles',
  check: ({ files }) => {
    const tops = new Set([...files.keys()].map((path) => path.split('/')[0] ?? ''));
    return [...tops].filter((top) => !TOP.test(top)).map((top) => ({ at: top, what: 'does not belong at the top level' }));
  },
  bad: [{ 'biome.json': '{}' }, { 'docs/a.md': '' }, { 'package-lock.json': '{}' }],
  good: [{ '.ci/run': '', 'README.md': '', 'test/a.ts': '', 'packages/a/package.json': '' }],
};
