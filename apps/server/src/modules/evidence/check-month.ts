import type { checkRootsOfMonth, EndpointOutput } from '@zhaocai/model';
import type { Head, RootBook } from '../../platform/audit/index.ts';
import type { Ctx } from '../../platform/http/index.ts';

type Check = EndpointOutput<typeof checkRootsOfMonth>;
type Broken = NonNullable<Check['firstBroken']>;
type Scope = Pick<Ctx, 'db' | 'tenantId'>;

/** Goes through the book of a month: every line is ours, follows the one before, and says what the database says. */
export async function checkMonth(book: RootBook, ctx: Scope, month: string): Promise<Check> {
  const days = (await book.days(ctx.tenantId)).filter((day) => day.startsWith(month));
  let previous = await book.digestBefore(ctx.tenantId, month);
  for await (const { day, root, digest } of book.lines(ctx.tenantId, days)) {
    if (!root) return broken(days, { day, fault: 'line' });
    if (root.previous !== previous) return broken(days, { day, fault: 'order' });
    const differing = await firstDiffering(ctx, root.heads);
    if (differing) return broken(days, { day, fault: 'chain', ...differing });
    previous = digest;
  }
  return { ok: true, days: days.length, firstBroken: null };
}

function broken(days: readonly string[], found: Pick<Broken, 'day' | 'fault'> & Partial<Broken>): Check {
  return { ok: false, days: days.length, firstBroken: { stream: null, seq: null, ...found } };
}

/** Of a supplier's chain the project is named: who takes part is not this page's to tell. */
async function firstDiffering(ctx: Scope, heads: readonly Head[]): Promise<Pick<Broken, 'stream' | 'seq'> | undefined> {
  const [differing] = await ctx.db.query<{ stream: string; seq: string }>(
    `select split_part(s.stream, '.', 1) as stream, s.seq::text as seq
     from unnest($2::text[], $3::bigint[], $4::text[]) as s (stream, seq, hash)
     left join evidence e on e.tenant_id = $1 and e.stream = s.stream and e.seq = s.seq
     where e.hash is distinct from s.hash order by s.stream, s.seq limit 1`,
    [ctx.tenantId, heads.map(({ stream }) => stream), heads.map(({ seq }) => seq), heads.map(({ hash }) => hash)],
  );
  return differing;
}
