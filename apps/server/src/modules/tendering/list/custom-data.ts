import {
  groupThousands,
  project,
  type EndpointInput,
  type EndpointOutput,
  type Field,
  type Language,
  type projectCustomData,
} from '@zhaocai/model';
import { seenRow } from '../../../platform/access/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { findProject } from '../project/find-project.ts';

/** What is no word or number of a document: ids of other rows, and files. */
const left: ReadonlySet<Field['kind']> = new Set(['ref', 'refs', 'tree', 'files', 'json']);

/** The fields of a project in the order of its definition, as a document may name them. */
export async function readCustomData(
  ctx: Ctx,
  { id, projectId = id }: EndpointInput<typeof projectCustomData>,
): Promise<EndpointOutput<typeof projectCustomData>> {
  const found = await findProject(ctx, projectId ?? refuse('tendering.nameProject'));
  const row: Readonly<Record<string, unknown>> = { ...seenRow(ctx.user, project, found) };
  const fields: readonly [string, Field][] = Object.entries(project.fields);
  return fields
    .filter(([prop, { kind }]) => prop in row && !left.has(kind))
    .map(([prop, field]) => ({
      prop,
      label: field.label[ctx.language],
      value: row[prop] ?? null,
      text: inWords(field, row[prop], ctx.language),
    }));
}

const yesNo = { true: { zh: '是', en: 'Yes' }, false: { zh: '否', en: 'No' } } as const;

function inWords(field: Field, value: unknown, language: Language): string {
  if (value === null || value === undefined) return '';
  switch (field.kind) {
    case 'choice':
      return field.choices.find((choice) => choice.value === value)?.label[language] ?? '';
    case 'flag':
      return yesNo[value === true ? 'true' : 'false'][language];
    case 'money':
      return groupThousands(String(value));
    default:
      return String(value);
  }
}
