/* Every file of proofs, one for each section of the source documents. */
import './2008/300.ts';

export { proofs } from './prove.ts';
