import { parseArgs } from 'node:util';
import { runApiBench } from './api/run.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
    only: { type: 'string', default: '' },
  },
});

const verdicts = await runApiBench({
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  only: values.only,
});
const count = (wanted: string) => verdicts.filter((verdict) => verdict === wanted).length;
console.log(`${count('met')} targets met, ${count('missed')} missed, ${count('failed')} missed by more than twice`);
process.exitCode = count('failed') > 0 ? 1 : 0;
