import { z } from 'zod';
import { endpoint, type Endpoint } from './endpoint.ts';
import { permissionOf, type Entity, type Route } from './entity.ts';

/** `1`: rows that exist already are changed by the file; else each of them is a fault. */
const importInput = z.looseObject({ isCovered: z.enum(['0', '1']).default('0') });
export type ImportInput = z.infer<typeof importInput>;

const importFault = z.object({
  /** As Excel numbers it. */
  row: z.number(),
  /** Name of the field; empty where the row as a whole is refused. */
  column: z.string(),
  /** `C5`, where one cell is at fault. */
  cell: z.string(),
  label: z.string(),
  value: z.string(),
  message: z.string(),
});

/** Headings that name no column of the import, where there are such: what stands below them was not read. */
export const ignoredHeadings = z.array(z.string()).optional();

const importCounts = {
  added: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  ignored: ignoredHeadings,
};
const imported = z.object(importCounts);
export type Imported = z.infer<typeof imported>;

export const importCheck = z.object({
  ...importCounts,
  /** Rows with data. */
  rows: z.number(),
  faultCount: z.number(),
  /** The first ones; the spreadsheet of faults has them all. */
  faults: z.array(importFault),
});
export type ImportCheck = z.infer<typeof importCheck>;

/** How rows come in from an .xlsx: a template, a run that stores nothing, what it found as a spreadsheet, and the import. */
export interface ImportEndpoints {
  readonly import?: Endpoint<ImportInput, Imported>;
  readonly importCheck?: Endpoint<ImportInput, ImportCheck>;
  readonly importFaults?: Endpoint<ImportInput, unknown>;
  readonly importTemplate?: Endpoint<Record<string, unknown>, unknown>;
}

/** Derives the import's calls; `base` is the spelling of the verb import, a POST. */
export function importEndpoints(definition: Entity, base: Route | undefined): ImportEndpoints {
  if (!base) return {};
  const { label } = definition;
  const permission = permissionOf(definition, 'import');
  const sent = { permission, input: importInput, writes: true, upload: true } as const;
  const path = base.replace(/^\w+ /, '');
  return {
    import: endpoint({
      route: base,
      label: { zh: `${label.zh}导入`, en: `${label.en}: import` },
      ...sent,
      output: imported,
    }),
    // A write that rolls all it wrote back: what a check finds is what the import would find.
    importCheck: endpoint({
      route: `POST ${path}/check` as Route,
      label: { zh: `${label.zh}导入检查`, en: `${label.en}: check an import` },
      ...sent,
      output: importCheck,
    }),
    importFaults: endpoint({
      route: `POST ${path}/faults` as Route,
      label: { zh: `${label.zh}导入错误清单`, en: `${label.en}: faults of an import` },
      ...sent,
      output: z.unknown(),
      raw: true,
    }),
    importTemplate: endpoint({
      route: `GET ${path}/template` as Route,
      label: { zh: `${label.zh}导入模板`, en: `${label.en}: import template` },
      permission,
      input: z.looseObject({}),
      output: z.unknown(),
      raw: true,
    }),
  };
}
