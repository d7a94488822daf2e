import { resource } from '@zhaocai/model/kit/resource';
import { expert } from '@zhaocai/model/expert/expert';
import type { ExpertDetail } from '@zhaocai/model/expert/expert-endpoints';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { LargeForm, type FormSection } from '../../../kit/large-form/large-form.tsx';
import { useTabTitle } from '../../../kit/page/page-tab.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { expertTexts as texts } from '../texts.ts';
import { draftOf, emptyDraft, typedFields } from './expert-draft.ts';
import { ItemChoice } from './item-choice.tsx';
import { useExpertWork, type ExpertWorkOptions } from './use-expert-work.ts';

const { detail: detailCall } = resource(expert);

/** A new expert, or one whose form is gone on with: `?id=` names him. */
export function ExpertEditPage() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  if (id === '') return <ExpertForm initial={emptyDraft} />;
  return <KnownExpert key={id} id={id} />;
}

function KnownExpert({ id }: { readonly id: string }) {
  const query = useEndpoint(detailCall, { id });
  return (
    <Loaded query={query} rows={14}>
      {/* The page's own work answers more than the entity's fields. */}
      {(row) => <ExpertForm initial={() => draftOf(row as ExpertDetail)} detail={row as ExpertDetail} />}
    </Loaded>
  );
}

const identity = ['name', 'idNo', 'phone', 'email', 'regionCode', 'source', 'isRetired'];
const profession = ['workUnit', 'unitCreditCode', 'title', 'titleLevel', 'eduLevel', 'workYears'];
const avoidance = ['formerUnits', 'avoidUnits'];
const papers = ['userId', 'files', 'remark'];
const wide = { formerUnits: 'all', avoidUnits: 'all', files: 'all', remark: 'all', workUnit: 2 } as const;

function ExpertForm(options: ExpertWorkOptions) {
  const t = useText();
  const { detail } = options;
  const { form, steps } = useExpertWork(options);
  const { draft, change } = form;
  const handleValue = useCallback(
    (name: string, value: unknown) => change((known) => ({ ...known, values: { ...known.values, [name]: value } })),
    [change],
  );
  useTabTitle(detail?.name);
  const hint = draft.id ? t(texts.masked) : undefined;
  const sections: readonly FormSection[] = [
    {
      name: 'identity',
      title: texts.identity,
      names: identity,
      hints: { idNo: hint, phone: hint },
    },
    {
      name: 'profession',
      title: texts.profession,
      names: profession,
      spans: wide,
      body: <ItemChoice value={draft.values.itemCodes} onChange={(codes) => handleValue('itemCodes', codes)} />,
    },
    { name: 'avoidance', title: texts.avoidance, names: avoidance, spans: wide },
    { name: 'papers', title: texts.papers, names: papers, spans: wide },
  ];
  return (
    <LargeForm
      form={form}
      title={t(draft.id ? texts.editTitle : texts.newTitle)}
      note={detail && <ChoiceTag choices={expert.fields.expertStatus.choices} value={detail.expertStatus} />}
      sections={sections}
      fields={typedFields}
      values={draft.values}
      onValue={handleValue}
      isSaved={!form.isDirty && draft.id !== undefined}
      steps={steps}
    />
  );
}
