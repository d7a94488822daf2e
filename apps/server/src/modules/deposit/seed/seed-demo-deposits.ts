import { Readable } from 'node:stream';
import { depositWay } from '@zhaocai/model';
import type { Logger } from 'pino';
import { formatInstant, parseInstant } from '../../../platform/db/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import {
  castOf,
  demoPaper,
  demoTenant,
  ofBuyer,
  ofSupplier,
  type Acts,
  type Platform,
} from '../../../platform/module/index.ts';
import { importStatement } from '../statement/import-statement.ts';
import { statementColumns } from '../statement/read-statement-file.ts';
import { allTerms } from '../supplier/deposit-terms.ts';
import { saveDeposit } from '../supplier/save-deposit.ts';

type Stage = Platform & { readonly log: Logger };

/** The demo's project that was opened with a deposit. */
const opened = `
  select p.id::text, p.bid_end_time as "bidEndTime" from project p
  where p.tenant_id = $1 and p.project_no = 'DEMO-006' and p.opened_time is not null and p.deposit_money > 0
    and p.is_deleted = 0`;

interface Given {
  readonly payerName: string;
  readonly payerAccount: string;
  readonly money: string;
  readonly payTime: string;
}

/** What every bidder of an opened project gave as its deposit; finance has found it in the bank's statement, beside money of nobody. */
export async function seedDemoDeposits(platform: Stage): Promise<void> {
  const db = platform.database.scoped(demoTenant);
  const known = await db.query('select from deposit where tenant_id = $1 limit 1', [demoTenant]);
  const [project] = await db.query<{ id: string; bidEndTime: string }>(opened, [demoTenant]);
  if (known.length > 0 || !project) return;
  const cast = await castOf(platform, {
    finance: ofBuyer('finance'),
    first: ofSupplier(1),
    second: ofSupplier(2),
    third: ofSupplier(3),
  });
  if (!cast) return;
  const { finance, first, second, third } = cast;
  const given: Given[] = [];
  for (const [place, acts] of [first, second, third].entries())
    given.push(...(await giveAll(platform, acts, { ...project, place })));
  await finance((ctx) => importStatement(withStatement(ctx, given)));
}

interface Giving {
  readonly id: string;
  readonly bidEndTime: string;
  readonly place: number;
}

/** The deposit of each registration of a supplier, three days before the opening. */
async function giveAll({ files }: Stage, acts: Acts, { id: projectId, bidEndTime, place }: Giving): Promise<Given[]> {
  const day = formatInstant(parseInstant(bidEndTime) - 3 * 86_400_000).slice(0, 10);
  const all: Given[] = [];
  for (const { entryId, requireMoney, supplierName } of await acts((ctx) => allTerms(ctx, { projectId }))) {
    const payTime = `${day} 10:1${place}:0${all.length}`;
    const paid = { payerName: supplierName, payerAccount: `33010401600005567${place}1`, money: requireMoney, payTime };
    await acts(
      async (ctx) =>
        saveDeposit(files, ctx, {
          entryId,
          isDraft: false,
          payWay: depositWay.code.transfer,
          ...paid,
          payerBank: '中国工商银行杭州分行',
          isBasicAccount: true,
          voucher: [await demoPaper(files, ctx, '保证金转账回单')],
        }),
      `${day} 11:00:00`,
    );
    all.push(paid);
  }
  return all;
}

const headings = Object.values(statementColumns)
  .map(({ label }) => label.zh)
  .join(',');

/** The bank's statement as finance sends it: every deposit, and money whose purpose nobody has said. */
function withStatement(ctx: Ctx, given: readonly Given[]): Ctx {
  const strange = {
    payerName: '杭州云溪科技有限公司',
    payerAccount: '120202110990001234',
    money: '500.00',
    payTime: given[0]?.payTime ?? ctx.now,
  };
  const lines = [...given, strange].map(({ payTime, payerName, payerAccount, money }, index) =>
    [`2026ICBC${String(index + 1).padStart(6, '0')}`, payTime, payerName, payerAccount, money, '往来款'].join(','),
  );
  const stream = () => Readable.from([Buffer.from(`${[headings, ...lines].join('\n')}\n`)]);
  return {
    ...ctx,
    sentFile: (take) => take({ fileName: '银行流水.csv', stream: stream() }, () => Promise.resolve(0)),
  };
}
