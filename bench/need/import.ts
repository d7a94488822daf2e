import { createHash } from 'node:crypto';
import { startProduct } from '../../apps/server/test/crash/product.ts';
import { workbookOf, type SpreadsheetCell } from '../../apps/server/test/workbook.ts';
import type { BenchLine } from '../budget.ts';
import { median } from '../median.ts';

const linesOfPlan = 5;
const many = 5_000;
const few = 500;
const names = {
  ratio: 'import of 5,000 plan lines: against ten imports of 500',
  seconds: 'import of 5,000 plan lines: seconds until checked and stored',
} as const;

/** A year's plans come in by an .xlsx, each line checked; ten times as much must not take more than ten times as long. */
export async function measureImport({ rounds }: { readonly rounds: number }): Promise<BenchLine[]> {
  const product = await startProduct();
  try {
    const token = await signIn(product.url);
    const times = { few: [] as number[], many: [] as number[] };
    // What is loaded once for all imports is no part of either.
    await importOf(product.url, { token, lines: few, round: -1 });
    for (let round = 0; round < rounds; round += 1) {
      times.few.push(await importOf(product.url, { token, lines: few, round }));
      times.many.push(await importOf(product.url, { token, lines: many, round }));
    }
    const [small, large] = [median(times.few), median(times.many)];
    console.log(`${few} lines in ${small.toFixed(2)} s, ${many} in ${large.toFixed(2)} s`);
    return [
      { name: names.ratio, value: large / (small * (many / few)) },
      { name: names.seconds, value: large },
    ];
  } finally {
    await product.stop();
  }
}

const header =
  '计划名称,年度,计划类型,申请部门,预算金额,采购类别,采购品目,计划开始日期,需求日期,明细名称,单位,数量,单价'.split(',');

function rowsOf(lines: number, round: number): SpreadsheetCell[][] {
  return Array.from({ length: lines }, (_, index): SpreadsheetCell[] => {
    const isFirst = index % linesOfPlan === 0;
    const plan = `第${round}轮${lines}行第${Math.floor(index / linesOfPlan)}号计划`;
    const head: SpreadsheetCell[] = isFirst
      ? [plan, 2027, '年度计划', '采购一科', 6000, '货物', 'A05010000 家具', '2027-03-01', '2027-08-20']
      : Array.from({ length: 9 }, () => null);
    return [...head, `设备${index % linesOfPlan}`, '套', 1, 1200];
  });
}

interface Importing {
  readonly token: string;
  readonly lines: number;
  readonly round: number;
}

/** In seconds, from the file sent to the answer that all of it stands. */
async function importOf(url: string, { token, lines, round }: Importing): Promise<number> {
  const { name, bytes } = workbookOf([header, ...rowsOf(lines, round)]);
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const begun = performance.now();
  const answer = await fetch(`${url}/api/plan/importPlan`, {
    method: 'POST',
    headers: { 'blade-auth': `bearer ${token}` },
    body: form,
  });
  const { code, msg } = (await answer.json()) as { code: number; msg: string };
  if (code !== 200) throw new Error(`the import was refused: ${msg}`);
  return (performance.now() - begun) / 1000;
}

async function signIn(url: string): Promise<string> {
  const password = createHash('md5').update('Demo@2026').digest('hex');
  const form = {
    tenantId: '100001',
    username: 'buyer',
    password,
    grant_type: 'password',
    scope: 'all',
    type: 'account',
  };
  const answer = await fetch(`${url}/api/blade-auth/oauth/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from('saber:saber_secret').toString('base64')}`,
      'tenant-id': form.tenantId,
    },
    body: new URLSearchParams(form),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return token;
}
