import { editions, sample, type Event } from '@arbiter/schema';
import { act, createGame, decisionOf, gameOf } from '@arbiter/rules';
import { pool } from '../packages/cards/src/pool/index.ts';
import { seeded } from '../packages/bots/src/random.ts';
const games=Number(process.argv[2]??20); const from=Number(process.argv[3]??1);
const count: Record<string,number>={}; const whys: Record<string,number>={}; let acts=0, refused=0, ended=0;
const t0=process.cpuUsage();
for(let g=from;g<from+games;g++){
  const r=seeded(g);
  const names=pool.map(c=>c.name); const landsN=['Forest','Island','Mountain','Plains','Swamp'];
  const deck=()=>[...Array.from({length:36},()=>names[r.below(names.length)]!),...Array.from({length:24},()=>landsN[r.below(5)]!)];
  const setup:any={game:'a'.repeat(26),rules:editions[g%2?'classic':'modern'],format:'duel',seats:[{seat:'A',team:0},{seat:'B',team:1}],decks:{A:{main:deck(),sideboard:[]},B:{main:deck(),sideboard:[]}},cards:Object.fromEntries(pool.map(c=>[c.name,c])),keyId:'0',commitment:'0',provable:false,openHands:false,attack:'one',range:null,match:null,startingLife:20,startingHand:7};
  let pos=createGame(setup,'ab'.repeat(32)).position; let n=0;
  try{
  while(gameOf(pos).result===null && n<6000){
    const d=decisionOf(pos)!; const answer=sample(d as any,r);
    const o=act(pos,{kind:'answer',actionId:'x'+n,seat:d.seat,decision:pos.index,answer} as any);
    if('refused' in o){ refused++; const a:any=answer; const gm=gameOf(pos); if(process.env.V) console.log(o.refusal.why, JSON.stringify(a), gm.objects[a.cast??a.activate??0]?.card, 'bf', d.seat, gm.battlefield.filter(i=>gm.objects[i]!.controller===d.seat).map(i=>gm.objects[i]!.card+(gm.objects[i]!.tapped?'*':'')).join(','), 'pool', gm.players.find(p=>p.seat===d.seat)!.mana.map(m=>m.type).join('')); whys[d.kind+' '+o.refusal.cite+' '+o.refusal.why]=(whys[d.kind+' '+o.refusal.cite+' '+o.refusal.why]??0)+1; if(refused>20000) throw new Error('stuck '+JSON.stringify(o)); n++; continue; }
    for(const e of o.batches.flat() as Event[]){ count[e.type]=(count[e.type]??0)+1; if(process.env.V&&e.type==='ActionReversed') { const a:any=answer; const gm=gameOf(pos); console.log('REV',e.why, d.kind, JSON.stringify(a), gm.objects[a.cast??a.activate??0]?.card, 'bf', d.seat, gm.battlefield.filter(i=>gm.objects[i]!.controller===d.seat).map(i=>gm.objects[i]!.card+(gm.objects[i]!.tapped?'*':'')).join(','), 'pool', gm.players.find(p=>p.seat===d.seat)!.mana.map(m=>m.type).join('')); } if(e.type==='ActionReversed') whys[e.cite+' '+e.why]=(whys[e.cite+' '+e.why]??0)+1; }
    pos=o.position; n++; acts++;
  }
  if(gameOf(pos).result) ended++;
  }catch(e:any){ console.log('game',g,'action',n,e.stack?.split('\n').slice(0,8).join('\n')); const d=decisionOf(pos); console.log(JSON.stringify(d)?.slice(0,600)); }
}
const c=process.cpuUsage(t0);
console.log({games,ended,acts,refused,cpu:(c.user+c.system)/1e6}); console.log(whys); console.log(Object.entries(count).sort((a,b)=>b[1]-a[1]).map(([k,v])=>k+':'+v).join(' '));
