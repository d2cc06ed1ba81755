import { asEnters, enchantment } from '../build.ts';

export const copyArtifact = enchantment(
  'Copy Artifact',
  { cost: '{1}{U}' },
  asEnters({ copy: { of: { type: 'artifact' }, except: { types: { add: ['enchantment'] } }, may: true } }),
);
