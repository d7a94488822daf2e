import type { Choice, Field, Fields } from '@zhaocai/model/kit/field';
import type { Text } from '@zhaocai/model/kit/text';
import { lawRegime, procurementMethod } from '@zhaocai/model/procedure/method';
import { manner } from '@zhaocai/model/tendering/choices';
import type { ConfiguredMethod } from '@zhaocai/model/tendering/method-check-endpoint';
import { regimesOf } from '@zhaocai/model/tendering/regime-fits';
import { projectFields } from './project-draft.ts';
import { projectEditTexts as texts } from './texts.ts';

type Configured = readonly ConfiguredMethod[] | null | undefined;

const closed = ({ value, label }: Choice, why: Text): Choice => ({
  value,
  label: { zh: `${label.zh}${why.zh}`, en: `${label.en}${why.en}` },
  isClosed: true,
});

/** Every method there is: one that does not run here yet, or that the buyer has not configured, says so. */
function methodsOf(configured: Configured): readonly Choice[] {
  return procurementMethod.choices.map(({ value, label }) => {
    if (!manner.named(value)) return closed({ value, label }, texts.unsupported);
    const isOpen = !configured || configured.some((one) => one.manner === value);
    return isOpen ? { value, label } : closed({ value, label }, texts.notConfigured);
  });
}

/** The laws that the procedure of a method knows; those under which the buyer has not configured it say so. */
function lawsOf(method: unknown, configured: Configured): readonly Choice[] {
  const known = regimesOf(method).map((name): number => lawRegime.code[name]);
  return lawRegime.choices.map(({ value, label }) => {
    if (known.length > 0 && !known.includes(value)) return { value, label, isClosed: true };
    const isOpen = !configured || known.length === 0 || isConfigured(configured, { manner: method, lawRegime: value });
    return isOpen ? { value, label } : closed({ value, label }, texts.notConfigured);
  });
}

interface Way {
  readonly manner?: unknown;
  readonly lawRegime?: unknown;
}

/** Whether the buyer has this method under this law; who has configured nothing has all of them. */
export function isConfigured(configured: Configured, chosen: Way) {
  return !configured || configured.some((one) => one.manner === chosen.manner && one.lawRegime === chosen.lawRegime);
}

/** The kinds that the buyer has open for what is bought so: more than one has to be chosen among. */
export function kindsFor(configured: Configured, { manner: method, lawRegime: law }: Way): readonly ConfiguredMethod[] {
  return (configured ?? []).filter((one) => one.manner === method && one.lawRegime === law);
}

function kindField(kinds: readonly ConfiguredMethod[]): Record<string, Field> {
  const field = projectFields.typeId;
  const words = kinds.map(({ typeId, typeName }) => ({ value: typeId, label: { zh: typeName, en: typeName } }));
  return field ? { typeId: { kind: 'text', label: field.label, maxLength: 20, words } } : {};
}

/**
 * The fields as they are offered beside a chosen method: the laws that its procedure does not know are closed, and so is what
 * the buyer has not configured for such a purchase.
 */
export function offeredFields(way: Way, configured?: Configured): Fields {
  const method = way.manner;
  return {
    ...projectFields,
    ...offered('manner', methodsOf(configured)),
    ...offered('lawRegime', lawsOf(method, configured)),
    ...kindField(kindsFor(configured, way)),
  };
}

function offered(name: string, choices: readonly Choice[]): Record<string, Field> {
  const field = projectFields[name];
  return field?.kind === 'choice' ? { [name]: { ...field, choices } } : {};
}
