import type { answerDictionary, DictionaryItem, EndpointInput, formDictionaryTry } from '@zhaocai/model';
import { remoteSource } from '@zhaocai/model/form/remote-source';
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
    tryOut: (ctx: Ctx, input: EndpointInput<typeof formDictionaryTry>) => loadItems(ctx, input, sources),
    ofAnswer: async (
      ctx: Ctx,
      { formId, businessId, prop, parent = '' }: EndpointInput<typeof answerDictionary>,
    ): Promise<DictionaryItem[]> => {
      const version = await versionToShow(ctx, { formId, businessId });
      const [name, column] = prop.split('.');
      const field = version.fields.find((one) => one.prop === name) ?? refuse('form.columnUnknown', { prop });
      const asked = column ? field.children?.find((one) => one.prop === column) : field;
      const source = asked && remoteSource(asked, parent);
      return loadItems(ctx, source ?? refuse('form.dictionaryNone', { label: asked?.label || prop }), sources);
    },
  };
}

interface Asked {
  readonly formId: string;
  readonly businessId?: string | undefined;
}

/** The version that is filled in now, or that of an answer which the caller may read; who designs it may look at it. */
export async function versionToShow(ctx: Ctx, { formId, businessId }: Asked): Promise<FormVersion> {
  if (businessId === undefined) return (await demandFillable(ctx, formId, { mayDesign: true })).version;
  const answer = (await findReadable(ctx, businessId)) ?? notFound();
  if (answer.formId !== formId) notFound();
  return loadFormVersion(ctx, answer.versionId);
}

export async function loadItems(ctx: Ctx, source: Source, sources: DictionarySources): Promise<DictionaryItem[]> {
  return itemsOf(await fetchAnswer(ctx, source, sources), source.props);
}
