/* Every file of proofs, one for each section of the source documents. */
import './2008/100.ts';
import './2008/101.ts';
import './2008/102.ts';
import './2008/102-losing.ts';
import './2008/103.ts';
import './2008/104.ts';
import './2008/104-symbols.ts';
import './2008/300.ts';
import './2008/301.ts';
import './2008/302.ts';
import './2008/303.ts';
import './2008/304.ts';
import './2008/305.ts';
import './2008/306.ts';
import './2008/307.ts';
import './2008/308.ts';
import './2008/308-costs.ts';
import './2008/309.ts';
import './2008/309-costs.ts';
import './2008/310.ts';
import './2008/310-dealing.ts';
import './2008/311.ts';
import './2008/312.ts';
import './2008/313.ts';
import './2008/314.ts';

export { proofs } from './prove.ts';
