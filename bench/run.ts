import { parseArgs } from 'node:util';
import { runApiBench } from './api/run.ts';
import { runWebBench } from './web/run.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
    only: { type: 'string', default: '' },
    // api, web or both
    part: { type: 'string', default: 'both' },
  },
});

const options = { rounds: Number(values.rounds), seconds: Number(values.seconds), only: values.only };
const verdicts = [
  ...(values.part === 'web' ? [] : await runApiBench(options)),
  ...(values.part === 'api' ? [] : await runWebBench(values.only)),
];
const count = (wanted: string) => verdicts.filter((verdict) => verdict === wanted).length;
console.log(`${count('met')} targets met, ${count('missed')} missed, ${count('failed')} missed by more than twice`);
process.exitCode = count('failed') > 0 ? 1 : 0;
