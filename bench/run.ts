import { parseArgs } from 'node:util';
import { runApiBench } from './api/run.ts';
import { runFilesBench } from './files/run.ts';
import { runFormBench } from './forms/run.ts';
import { runNeedBench } from './need/run.ts';
import { runProcessesBench } from './processes/run.ts';
import { runUsersBench } from './users/run.ts';
import { runExcelBench } from './excel/run.ts';
import { runWorkflowBench } from './workflow/run.ts';
import { runWebBench } from './web/run.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
    only: { type: 'string', default: '' },
    // api, users, web, workflow, forms, excel, files, need or all; processes (the product as npm start serves it) by itself
    part: { type: 'string', default: 'all' },
  },
});

const options = { rounds: Number(values.rounds), seconds: Number(values.seconds), only: values.only };
const wants = (part: string) => values.part === 'all' || values.part === part;
const verdicts = [
  ...(wants('api') ? await runApiBench(options) : []),
  ...(wants('users') ? await runUsersBench(options) : []),
  ...(wants('web') ? await runWebBench(values.only) : []),
  ...(wants('workflow') ? await runWorkflowBench(options) : []),
  ...(wants('forms') ? await runFormBench(values.only) : []),
  ...(wants('excel') ? await runExcelBench(values.only) : []),
  ...(wants('files') ? await runFilesBench(values.only) : []),
  ...(wants('need') ? await runNeedBench(options) : []),
  ...(values.part === 'processes' ? await runProcessesBench(options) : []),
];
const count = (wanted: string) => verdicts.filter((verdict) => verdict === wanted).length;
console.log(`${count('met')} targets met, ${count('missed')} missed, ${count('failed')} missed by more than twice`);
process.exitCode = count('failed') > 0 ? 1 : 0;
