import type { PlainCell } from '../../../platform/excel/index.ts';
import { Parameters } from '../../../platform/rows/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';

const batchSize = 1_000;

interface Reading<R> {
  /** Which answers `t`; asked anew for each batch, for each has its own parameters. */
  readonly conditions: (parameters: Parameters) => string[];
  /** What is read of them, up to its `where`. */
  readonly rows: string;
  readonly cells: (row: R) => PlainCell[];
}

/** Answers, newest first, a batch at a time by id, so that a deep row costs what the first one costs. */
export async function* batchesById<R extends { readonly id: string }>(
  { db }: Pick<Ctx, 'db'>,
  { conditions, rows: select, cells }: Reading<R>,
): AsyncGenerator<PlainCell[][]> {
  let last: string | undefined;
  for (;;) {
    const parameters = new Parameters();
    const where = conditions(parameters);
    if (last !== undefined) where.push(`t.id < ${parameters.bind(last)}`);
    const rows = await db.query<R & Record<string, unknown>>(
      `${select} where ${where.join(' and ')} order by t.id desc limit ${batchSize}`,
      parameters.values,
    );
    if (rows.length > 0) yield rows.map(cells);
    if (rows.length < batchSize) return;
    last = rows.at(-1)?.id;
  }
}
