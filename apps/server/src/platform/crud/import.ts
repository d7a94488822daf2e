import {
  permissionOf,
  resource,
  type Entity,
  type ImportCheck,
  type Imported,
  type ImportInput,
  type Language,
} from '@zhaocai/model';
import { recordEvidence } from '../audit/index.ts';
import {
  spreadsheetAnswer,
  refuseFaults,
  sentSpreadsheet,
  writeSpreadsheet,
  writeTemplate,
  type SpreadsheetFault,
  type SpreadsheetFields,
} from '../excel/index.ts';
import { handle, type Ctx, type MountedEndpoint, type RawAnswer } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';
import { awaitImportTurn } from './import-turn.ts';
import { importFields, importSpreadsheet, namedColumns } from './import-columns.ts';
import { runImport, type ImportRun, type ImportHooks } from './import-rows.ts';

/** The import of an entity from .xlsx: template, check, spreadsheet of faults, and the import itself, all or nothing. */
export function importRoutes(entity: Entity, hooks: ImportHooks): MountedEndpoint[] {
  const calls = resource(entity);
  if (!calls.import || !calls.importCheck || !calls.importFaults || !calls.importTemplate) return [];
  return [
    handle(calls.import, (ctx, input) => importAll(ctx, entity, { input, hooks })),
    handle(calls.importCheck, async (ctx, input) =>
      checkAnswer(entity, checkedRun(await rehearse(ctx, entity, { input, hooks })), ctx),
    ),
    handle<ImportInput, unknown>(calls.importFaults, async (ctx, input) =>
      faultSpreadsheet(ctx, entity, checkedRun(await rehearse(ctx, entity, { input, hooks }))),
    ),
    handle<Record<string, unknown>, unknown>(calls.importTemplate, (ctx) => template(ctx, entity)),
  ];
}

interface Asked {
  readonly input: ImportInput;
  readonly hooks: ImportHooks;
}

async function importAll(ctx: Ctx, entity: Entity, { input, hooks }: Asked): Promise<Imported> {
  const bytes = await sentSpreadsheet(ctx);
  await awaitImportTurn(ctx, entity.name);
  const run = await runImport(ctx, entity, { bytes, input, hooks });
  if (run.faults.length > 0) refuseFaults(run.faults, ctx.language);
  const counts = countsOf(run);
  demandRights(ctx, entity, counts);
  ctx.note?.({ ...counts });
  if (run.stored.length > 0) await hooks.afterImport?.(ctx);
  if (run.stored.length > 0)
    await recordEvidence(ctx, {
      stream: 'admin',
      action: `${entity.name}.import`,
      subject: entity.name,
      payload: { rows: run.stored.map(({ saved, action, payload }) => ({ id: saved.id, action, ...payload })) },
    });
  return counts;
}

/** The import, all of it, and then back: nothing stands, nothing is told to others. */
async function rehearse(ctx: Ctx, entity: Entity, { input, hooks }: Asked): Promise<ImportRun> {
  const bytes = await sentSpreadsheet(ctx);
  await ctx.db.query('savepoint rehearsal');
  const run = await runImport({ ...ctx, afterCommit: () => undefined }, entity, { bytes, input, hooks });
  await ctx.db.query('rollback to savepoint rehearsal');
  demandRights(ctx, entity, countsOf(run));
  return run;
}

/** By a file nobody adds or changes what he could not by hand. */
function demandRights({ user }: Ctx, entity: Entity, { added, changed }: Imported): void {
  const needed = [...(added > 0 ? ['add' as const] : []), ...(changed > 0 ? ['save' as const] : [])];
  if (needed.some((right) => !user.permissions.has(permissionOf(entity, right))))
    throw new Refusal('platform.forbidden', {}, 403);
}

export function countsOf({ stored, unchanged, ignored }: ImportRun): Imported {
  const added = stored.filter(({ action }) => action === 'add').length;
  return { added, changed: stored.length - added, unchanged, ...(ignored.length > 0 && { ignored: [...ignored] }) };
}

/** More than this nobody reads on a screen. */
const shownFaults = 200;

/** What was found in a spreadsheet, whoever judged it. */
export interface CheckedRun extends Pick<ImportRun, 'rows' | 'faults' | 'letters' | 'ignored'> {
  readonly counts: Pick<Imported, 'added' | 'changed' | 'unchanged'>;
}

export function checkedRun(run: ImportRun): CheckedRun {
  return { ...run, counts: countsOf(run) };
}

/** What a list of faults needs of the definition: how its columns are called. */
type Columns = Pick<Entity, 'label' | 'fields'>;

/** What a run found, as the dialog of an import shows it. */
export function checkAnswer(columns: Columns, run: CheckedRun, { language }: Pick<Ctx, 'language'>): ImportCheck {
  const sorted = run.faults.toSorted((left, right) => left.row - right.row);
  const faults = sorted.slice(0, shownFaults).map((fault) => faultLine(columns, { run, fault, language }));
  const ignored = run.ignored.length > 0 ? { ignored: [...run.ignored] } : {};
  return { ...run.counts, ...ignored, rows: run.rows, faultCount: run.faults.length, faults };
}

function faultLine(
  columns: Columns,
  { run, fault, language }: { run: Pick<ImportRun, 'letters'>; fault: SpreadsheetFault; language: Language },
) {
  const letter = run.letters[fault.column];
  return {
    row: fault.row,
    column: fault.column,
    cell: letter === undefined ? '' : `${letter}${fault.row}`,
    label: columns.fields[fault.column]?.label[language] ?? '',
    value: fault.value ?? '',
    message: fault.message[language],
  };
}

const faultFields = {
  row: { kind: 'integer', label: { zh: '行', en: 'Row' } },
  cell: { kind: 'text', label: { zh: '单元格', en: 'Cell' }, maxLength: 10 },
  label: { kind: 'text', label: { zh: '列', en: 'Column' }, maxLength: 24 },
  value: { kind: 'text', label: { zh: '填写内容', en: 'What stands there' }, maxLength: 30 },
  message: { kind: 'longText', label: { zh: '错误说明', en: 'What is wrong' }, maxLength: 500 },
} as const satisfies SpreadsheetFields;

export async function faultSpreadsheet(ctx: Ctx, columns: Columns, run: CheckedRun): Promise<RawAnswer> {
  const { language } = ctx;
  const name = { zh: `${columns.label.zh}导入错误清单`, en: `${columns.label.en}: faults` }[language];
  const rows = run.faults.map((fault) => faultLine(columns, { run, fault, language }));
  return spreadsheetAnswer(name, await writeSpreadsheet({ name, fields: faultFields, rows, language }));
}

async function template(ctx: Ctx, entity: Entity): Promise<RawAnswer> {
  const { language } = ctx;
  const fields = importFields(entity);
  const named = await namedColumns(ctx, entity);
  const options = Object.fromEntries(Object.entries(named).map(([column, { choices }]) => [column, choices]));
  const name = { zh: `${entity.label.zh}导入模板`, en: `${entity.label.en}: import template` }[language];
  const body = await writeTemplate({
    name: entity.label[language],
    fields: importSpreadsheet(fields),
    language,
    options,
  });
  return spreadsheetAnswer(name, body);
}
