import { z } from 'zod';
import { endpoint, parseRoute, type Endpoint } from './endpoint.ts';
import type { Route } from './entity.ts';
import type { Fields } from './field.ts';
import type { Text } from './text.ts';

/** What an export of a list is asked: the list's own input, which columns, and whether it tells how far it is. */
export interface ListExportInput {
  /** As the list's own schema reads it. */
  readonly filters: unknown;
  readonly exportColumns?: string;
  readonly exportProgress?: '0' | '1';
}

/** A paged list that a module answers itself, as an .xlsx: its rows are the list's, read by the list's own work. */
export interface ListExport {
  readonly list: Pick<Endpoint, 'route' | 'output'>;
  readonly endpoint: Endpoint<ListExportInput, unknown>;
  /** Of the spreadsheet and of its file. */
  readonly name: Text;
  /** The columns that a spreadsheet may have, by the names that the list's rows have. */
  readonly fields: Fields;
  /** What the values of a text column mean, where the list has them as words of the program. */
  readonly words?: Words;
}

type Words = Readonly<Record<string, Readonly<Record<string, Text>>>>;

interface Wanted<I> {
  readonly list: Endpoint<I, unknown>;
  readonly name: Text;
  readonly fields: Fields;
  readonly words?: Words;
  /** `<menu>_export`; without it whoever may see the list may take it along. */
  readonly permission?: string;
}

/** Derives the export of a list: `POST <path of the list>/export`. */
export function listExport<I>({ list, name, fields, words, permission = list.permission }: Wanted<I>): ListExport {
  const { path } = parseRoute(list.route);
  return {
    list,
    name,
    fields,
    words,
    endpoint: endpoint({
      route: `POST ${path}/export` as Route,
      label: { zh: `${name.zh}导出`, en: `${name.en}: export` },
      permission,
      input: inputOf(list.input, fields),
      output: z.unknown(),
      raw: true,
      ids: list.ids,
    }),
  };
}

/** The list's own schema with what an export asks beside it. */
function inputOf(list: z.ZodType, fields: Fields): z.ZodType<ListExportInput> {
  if (!(list instanceof z.ZodObject)) throw new Error('the input of a list that is exported is an object');
  const asked = z.object({
    exportColumns: z
      .string()
      .max(4000)
      .meta({ examples: Object.keys(fields).slice(0, 1) })
      .optional(),
    exportProgress: z.enum(['0', '1']).optional(),
  });
  return list.extend(asked.shape).transform(({ exportColumns, exportProgress, ...filters }) => ({
    filters,
    ...asked.parse({ exportColumns, exportProgress }),
  }));
}
