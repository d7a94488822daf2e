import type { DemandAnswer, ResearchInput } from '@zhaocai/model';
import { demandById } from '@zhaocai/model/demand/demand-endpoints';
import { researchLifecycle } from '@zhaocai/model/demand/demand-lifecycle';
import { demandResearch } from '@zhaocai/model/demand/research';
import { researchMoves, saveResearch } from '@zhaocai/model/demand/research-endpoints';
import type { Field, Fields } from '@zhaocai/model/kit/field';
import { addDays } from '@zhaocai/model/kit/days';
import { useSearchParams } from 'react-router';
import { msToInstant, serverNow } from '../../../kit/clock/server-clock.ts';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useLeave } from '../../../kit/page/use-leave.ts';
import { ResourceForm } from '../../../kit/resource-form/resource-form.tsx';
import { useText } from '../../../kit/text/language.ts';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { LinesAsked } from './lines-asked.tsx';
import { demandPath } from '../paths.ts';
import { demandTexts as texts } from '../texts.ts';
import '../demand.css';

const typed: Fields = Object.fromEntries(
  Object.entries<Field>(demandResearch.fields).filter(([name, field]) => !field.readOnly && name !== 'demandId'),
);

/** What suppliers are asked about a demand: `?demandId=` names it. A draft that is there is gone on with. */
export function ResearchEditPage() {
  const t = useText();
  const [search] = useSearchParams();
  const id = search.get('demandId') ?? '';
  const query = useEndpoint(demandById, { id }, { enabled: id !== '' });
  if (id === '') return <Empty title={t(texts.choose)} />;
  return <Loaded query={query}>{(demand) => <ResearchForm demand={demand} />}</Loaded>;
}

function ResearchForm({ demand }: { readonly demand: DemandAnswer }) {
  const t = useText();
  const leave = useLeave();
  const confirm = useConfirm();
  const notify = useNotify();
  const draft = demand.research.find(({ actions }) => actions.includes('edit'));
  // Sent back by those who were asked: it is handed in again where it was sent back to.
  const isReturned = researchLifecycle.is(draft?.researchStatus, 'inApproval');
  const saving = useCommand(saveResearch, { success: isReturned ? 'server' : 'silent' });
  const publishing = useCommand(researchMoves.publish, {
    success: 'silent',
    onSuccess: ({ state }) =>
      notify.success(t(researchLifecycle.is(state, 'inApproval') ? texts.askedToPublish : texts.published)),
  });
  const back = `${demandPath}?id=${demand.id}`;
  // The form has judged every field by the definition that the type is made from.
  const save = (values: Readonly<Record<string, unknown>>) =>
    saving.run({ ...values, demandId: demand.id } as unknown as ResearchInput);
  const keep = async (values: Readonly<Record<string, unknown>>) => {
    const saved = await save(values);
    if (saved) leave(back);
    return saved !== undefined;
  };
  const publish = async (values: Readonly<Record<string, unknown>>) => {
    const question = { title: t(texts.publishTitle), text: t(texts.publishText), ok: t(texts.publishResearch) };
    if (!(await confirm(question))) return false;
    const saved = await save(values);
    if (!saved) return false;
    const { id, version } = saved.data;
    const answer = await publishing.run({ id, version });
    if (answer) leave(back);
    return answer !== undefined;
  };
  return (
    <div className="kit-page">
      <PageHead title={t(draft ? texts.editResearch : texts.newResearch)}>
        <span>{t(texts.about, { name: demand.demandName })}</span>
      </PageHead>
      <Section title={t(texts.needed)} note={String(demand.details.length)}>
        <LinesAsked lines={demand.details} />
      </Section>
      <section className="demand-sheet">
        <ResourceForm
          fields={typed}
          row={draft && { ...draft }}
          initial={draft ? undefined : initialOf(demand)}
          submitText={isReturned ? undefined : t(texts.savePublish)}
          onSubmit={isReturned ? keep : publish}
          onCancel={() => leave(back)}
        />
      </section>
    </div>
  );
}

/** Ten days to answer; the contact is the demand's. */
function initialOf({ demandName, linkman, phone }: DemandAnswer) {
  const today = msToInstant(serverNow()).slice(0, 10);
  return {
    title: `${demandName}采购需求调研`,
    content:
      '请贵公司就以下需求提供技术方案、参考价格区间、供货期和同类业绩，并指出需求中可能限制竞争或难以实现的内容。',
    endTime: `${addDays(today, 10)} 17:00:00`,
    isBudgetShown: false,
    linkman,
    phone,
  };
}
