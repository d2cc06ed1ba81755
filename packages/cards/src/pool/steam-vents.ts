import { asEnters, land } from '../build.ts';

export const steamVents = land(
  'Steam Vents',
  { ru: 'Паровые Отдушины', subtypes: ['Island', 'Mountain'] },
  asEnters({ tapped: { unlessPaid: [{ life: 2 }] } }),
);
