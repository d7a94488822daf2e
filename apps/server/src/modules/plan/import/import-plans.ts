import { plan, planImport, planLifecycle, type ImportCheck, type Imported, type MessageCode } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import {
  awaitImportTurn,
  checkAnswer,
  checkedRun,
  countsOf,
  faultSpreadsheet,
  importSpreadsheet,
  type ImportRun,
  type StoredRow,
} from '../../../platform/crud/index.ts';
import {
  readSpreadsheet,
  refuseFaults,
  sentSpreadsheet,
  type SpreadsheetFault,
} from '../../../platform/excel/index.ts';
import { handle, Refusal, type Ctx, type MountedEndpoint } from '../../../platform/http/index.ts';
import { Parameters, visibleConditions } from '../../../platform/rows/index.ts';
import { itemsOfTexts } from '../../budget/index.ts';
import { groundOf, standingOf } from '../plan/plan-ground.ts';
import { judgePlan, storePlans, type JudgedPlan } from '../plan/save-plan.ts';
import { columnsOfPlans, planSpreadsheet } from './plan-spreadsheet.ts';
import { planTemplate } from './plan-template.ts';
import { faultAt, faultsBeside, readPlans, type ReadPlan } from './read-plan-spreadsheet.ts';

/** The calls of the import: template, a check that stores nothing, its faults as a spreadsheet, and the import itself. */
export function importRoutesOfPlans(): MountedEndpoint[] {
  return [
    handle(planImport.import, importPlans),
    handle(planImport.importCheck, async (ctx): Promise<ImportCheck> =>
      checkAnswer(planSpreadsheet, checkedRun(await rehearse(ctx)), ctx),
    ),
    handle(planImport.importFaults, async (ctx): Promise<unknown> =>
      faultSpreadsheet(ctx, planSpreadsheet, checkedRun(await rehearse(ctx))),
    ),
    handle(planImport.importTemplate, planTemplate),
  ];
}

/** Plans with their lines from an .xlsx, as drafts: all of them, or none and a list of what is wrong, row by row. */
async function importPlans(ctx: Ctx): Promise<Imported> {
  const bytes = await sentSpreadsheet(ctx);
  await awaitImportTurn(ctx, 'plan');
  const run = await runImport(ctx, bytes);
  if (run.faults.length > 0) refuseFaults(run.faults, ctx.language);
  const counts = countsOf(run);
  ctx.note?.(counts);
  await recordEvidence(ctx, {
    stream: 'admin',
    action: 'plan.import',
    subject: 'plan',
    payload: { rows: run.stored.map(({ saved, action, payload }) => ({ id: saved.id, action, ...payload })) },
  });
  return counts;
}

/** The import, all of it, and then back: nothing stands. */
async function rehearse(ctx: Ctx): Promise<ImportRun> {
  const bytes = await sentSpreadsheet(ctx);
  await ctx.db.query('savepoint rehearsal');
  const run = await runImport({ ...ctx, afterCommit: () => undefined }, bytes);
  await ctx.db.query('rollback to savepoint rehearsal');
  return run;
}

async function runImport(ctx: Ctx, bytes: Buffer): Promise<ImportRun> {
  if (!ctx.user.permissions.has('planManage_add')) throw new Refusal('platform.forbidden', {}, 403);
  const reading = await readSpreadsheet(bytes, importSpreadsheet(planSpreadsheet.fields));
  // A row that could not be read may be one of a plan that could: its sum would say nothing.
  const isReadable = reading.faults.length === 0;
  const named = await columnsOfPlans(ctx);
  const { plans, faults } = readPlans(reading.rows, { named, isReadable });
  const beside = faultsBeside(reading.wrong, named);
  const items = await itemsOfTexts(
    ctx,
    plans.map(({ input }) => input.itemCode),
  );
  const unknown = unknownItems(plans, items);
  const found: SpreadsheetFault[] = [
    ...reading.faults,
    ...beside,
    ...faults,
    ...(await existing(ctx, plans)),
    ...unknown,
  ];
  const stored = isReadable && found.length === 0 ? await storeAll(ctx, { plans, items }, found) : [];
  const rows = reading.rows.length + new Set(reading.faults.map(({ row }) => row)).size;
  return {
    stored,
    unchanged: 0,
    rows,
    faults: found.toSorted((left, right) => left.row - right.row),
    letters: reading.letters,
    ignored: reading.ignored,
  };
}

type Items = Awaited<ReturnType<typeof itemsOfTexts>>;

interface Storing {
  readonly plans: readonly ReadPlan[];
  readonly items: Items;
}

/** Judges the plans one by one, then stores those that nothing refuses all at once; the others are faults. */
async function storeAll(ctx: Ctx, { plans, items }: Storing, faults: SpreadsheetFault[]): Promise<StoredRow[]> {
  const ground = await groundOf(
    ctx,
    plans.map(({ input }) => standingOf(input, input)),
  );
  const judged: JudgedPlan[] = [];
  for (const one of plans) {
    try {
      judged.push(await judgePlan(ctx, one.input, { ground, items }));
    } catch (error) {
      faults.push(faultOfPlan(error, one));
    }
  }
  return storePlans(ctx, judged);
}

/** Where in its row the spreadsheet says what a save refuses. */
const columnOf: Readonly<Partial<Record<MessageCode, string>>> = {
  'platform.deptOutside': 'deptId',
  'plan.deptGone': 'deptId',
  'plan.budgetYear': 'budgetCostId',
  'budget.lineGone': 'budgetCostId',
  'budget.notIssued': 'budgetCostId',
  'budget.short': 'budgetMoney',
};

/** What refuses a plan as a whole leaves the others to be judged; whoever may not store plans at all is told so. */
function faultOfPlan(error: unknown, { rowNumber: row, input }: ReadPlan): SpreadsheetFault {
  if (!(error instanceof Refusal) || error.status === 403) throw error;
  const column = columnOf[error.code] ?? 'planName';
  const value = column === 'planName' ? input.planName : undefined;
  return {
    row,
    column,
    message: { zh: error.text('zh'), en: error.text('en') },
    ...(value !== undefined && { value }),
  };
}

function unknownItems(plans: readonly ReadPlan[], items: Items): SpreadsheetFault[] {
  return plans.flatMap(({ rowNumber: row, input: { itemCode: value } }) => {
    const found = items.get(value);
    const place = { row, column: 'itemCode', value, parameters: { value } };
    return found && 'fault' in found ? [faultAt(found.fault, place)] : [];
  });
}

/** A spreadsheet that is sent twice makes no second plan of the same name and year; of plans that he does not see nobody learns. */
async function existing(ctx: Ctx, plans: readonly ReadPlan[]): Promise<SpreadsheetFault[]> {
  const parameters = new Parameters();
  const names = parameters.bind(plans.map(({ input }) => input.planName));
  const rows = await ctx.db.query<{ name: string; year: number }>(
    `select t.plan_name as name, t.year from purchase_plan t where t.plan_name = any(${names}::text[])
     and t.plan_status not in ${planLifecycle.sql('superseded', 'void')}
     and ${visibleConditions(plan, ctx, { parameters }).join(' and ')}`,
    parameters.values,
  );
  const known = new Set(rows.map(({ name, year }) => `${year} ${name}`));
  return plans
    .filter(({ input }) => known.has(`${input.year} ${input.planName}`))
    .map(({ rowNumber, input: { planName: name, year } }) =>
      faultAt('plan.importExists', {
        row: rowNumber,
        column: 'planName',
        value: name,
        parameters: { name, year: String(year) },
      }),
    );
}
