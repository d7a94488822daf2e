import type {
  answerDictionary,
  DictionaryItem,
  EndpointInput,
  FormField,
  formDictionaryTry,
  JsonObject,
} from '@zhaocai/model';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandFillable } from '../answer/fillable-form.ts';
import { loadFormVersion, type FormVersion } from '../answer/form-version.ts';
import { findReadable } from '../answer/readable-answer.ts';
import { itemsOf, type ItemNames } from './dictionary-items.ts';
import { fetchAnswer, type Address, type DictionarySources } from './fetch-answer.ts';

interface Source extends Address {
  readonly props: ItemNames;
}

/** Remote dictionaries: through the server only, from this server or an allowed host. */
export function dictionaries(sources: DictionarySources) {
  return {
    tryOut: (ctx: Ctx, input: EndpointInput<typeof formDictionaryTry>) => load(ctx, input, sources),
    ofAnswer: async (
      ctx: Ctx,
      { formId, businessId, prop, parent = '' }: EndpointInput<typeof answerDictionary>,
    ): Promise<DictionaryItem[]> => {
      const version = await versionToShow(ctx, { formId, businessId });
      const [name, column] = prop.split('.');
      const field = version.fields.find((one) => one.prop === name) ?? refuse('form.columnUnknown', { prop });
      const source = sourceOf(column ? field.children?.find((one) => one.prop === column) : field, parent);
      return load(ctx, source ?? refuse('form.dictionaryNone', { prop }), sources);
    },
  };
}

interface Asked {
  readonly formId: string;
  readonly businessId?: string | undefined;
}

/** The version that is filled in now, or that of an answer which the caller may read. */
export async function versionToShow(ctx: Ctx, { formId, businessId }: Asked): Promise<FormVersion> {
  if (businessId === undefined) return (await demandFillable(ctx, formId)).version;
  const answer = (await findReadable(ctx, businessId)) ?? notFound();
  if (answer.formId !== formId) notFound();
  return loadFormVersion(ctx, answer.versionId);
}

function sourceOf(field: FormField | undefined, parent: string): Source | undefined {
  const { dicUrl, dicMethod, dicQuery, props } = field?.props ?? {};
  if (typeof dicUrl !== 'string' || dicUrl === '') return undefined;
  const names = isObject(props) ? props : {};
  const text = (key: string) => (typeof names[key] === 'string' ? names[key] : undefined);
  return {
    dicUrl: dicUrl.replace(/\{\{[^{}]*\}\}/g, encodeURIComponent(parent)),
    dicMethod: dicMethod === 'post' ? 'post' : 'get',
    dicQuery: isObject(dicQuery) ? dicQuery : {},
    props: { res: text('res'), label: text('label'), value: text('value'), children: text('children') },
  };
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

async function load(ctx: Ctx, source: Source, sources: DictionarySources): Promise<DictionaryItem[]> {
  return itemsOf(await fetchAnswer(ctx, source, sources), source.props);
}
