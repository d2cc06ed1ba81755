import { decoder } from '../decode.ts';
import { CardCodec } from './codec/card.ts';

/** The schemas of the whole card vocabulary, proved equal to the types beside them. */
export { CardCodec, FaceCodec } from './codec/card.ts';
export { EventPatternCodec, WouldPatternCodec } from './codec/patterns.ts';
export { ConditionCodec, FilterCodec, QuantityCodec, RefCodec, WhoCodec } from './codec/terms.ts';
export { AbilityCodec, CostCodec, InstructionCodec, ModificationCodec, PlayChangeCodec, ReplacementCodec, SpentCodec, TextCodec } from './codec/text.ts';

/** Refuses excess keys, unknown words and wrong types with one line that says where. */
export const decodeCard = decoder(CardCodec);
