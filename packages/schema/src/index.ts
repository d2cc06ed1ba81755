export * from './action.ts';
export * from './api/replies.ts';
export * from './api/requests.ts';
export * from './api/subjects.ts';
export * from './blank.ts';
export type * from './cards/card.ts';
export * from './cards/codec.ts';
export { cardJsonSchema } from './cards/jsonSchema.ts';
export type * from './cards/text.ts';
export {
  Bindings as BindingsCodec,
  type BotName,
  bots,
  CharacteristicsCodec,
  Cite as CiteCodec,
  CopyValuesCodec,
  DamageShareCodec,
  GameCodec,
  Id as IdCodec,
  LastingEffectCodec,
  ManaUnit as ManaUnitCodec,
  OnStackCodec,
  Seat as SeatCodec,
  type Setup,
  SetupCodec,
  Thing as ThingCodec,
  ValueCodec,
} from './codecs.ts';
export * from './decisions/codec.ts';
export * from './decisions/index.ts';
export * from './decisions/spaces/index.ts';
export * from './decode.ts';
export * from './entry.ts';
export * from './event.ts';
export * from './formats.ts';
export type * from './game.ts';
export * from './mana/change.ts';
export * from './mana/pay.ts';
export * from './mana.ts';
export * from './switches.ts';
export type * from './view.ts';
export * from './words.ts';
