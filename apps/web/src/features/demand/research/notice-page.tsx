import type { ResearchAnswerInput } from '@zhaocai/model';
import { demandAnswer, demandResearch } from '@zhaocai/model/demand/research';
import {
  researchNotice,
  saveAnswer,
  withdrawAnswer,
  type ResearchNotice,
} from '@zhaocai/model/demand/research-endpoints';
import { researchLifecycle } from '@zhaocai/model/demand/demand-lifecycle';
import type { Field, Fields } from '@zhaocai/model/kit/field';
import { Alert, Button } from 'antd';
import { useSearchParams } from 'react-router';
import { cellValue } from '../../../kit/data-table/column.ts';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useLeave } from '../../../kit/page/use-leave.ts';
import { useTabTitle } from '../../../kit/page/page-tab.ts';
import { FieldValueView } from '../../../kit/resource-form/field-value.tsx';
import { ResourceForm, type FormValues } from '../../../kit/resource-form/resource-form.tsx';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Deadline } from '../../../kit/widgets/deadline.tsx';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { hallPath } from '../paths.ts';
import { demandTexts as texts } from '../texts.ts';
import { askedLines, LinesAsked } from './lines-asked.tsx';
import '../demand.css';

/** A published research, and the supplier's own answer to it. `?id=` and `?tenantId=` name it. */
export function NoticePage() {
  const t = useText();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const tenantId = search.get('tenantId') ?? undefined;
  const query = useEndpoint(researchNotice, { id, ...(tenantId && { tenantId }) }, { enabled: id !== '' });
  useTabTitle(query.data?.title);
  if (id === '') return <Empty title={t(texts.chooseResearch)} />;
  return (
    <Loaded query={query} rows={10}>
      {(notice) => <NoticeView notice={notice} />}
    </Loaded>
  );
}

function NoticeView({ notice }: { readonly notice: ResearchNotice }) {
  const t = useText();
  const { title, researchStatus, endTime, buyerName, changeReason, canAnswer, lines } = notice;
  const isOpen = researchLifecycle.is(researchStatus, 'published');
  const told = changeReason && t(isOpen ? texts.extendedNotice : texts.withdrawnNotice, { reason: changeReason });
  return (
    <div className="kit-page demand-page">
      <PageHead title={title} note={<ChoiceTag choices={researchLifecycle.choices} value={researchStatus} />}>
        <span>{buyerName}</span>
        <Deadline at={endTime} isMet={!isOpen} />
      </PageHead>
      {told && <Alert type={isOpen ? 'info' : 'warning'} showIcon title={told} />}
      <Section title={t(demandResearch.fields.content.label)}>
        <DescriptionList facts={useFacts(notice)} />
      </Section>
      <Section title={t(texts.needed)} note={String(askedLines(lines).length)}>
        <LinesAsked lines={askedLines(lines)} />
      </Section>
      {canAnswer ? <OwnAnswer notice={notice} /> : <AnswerShown notice={notice} />}
    </div>
  );
}

const told = ['content', 'budget', 'publishTime', 'linkman', 'phone', 'files'] as const;

function useFacts(notice: ResearchNotice) {
  const t = useText();
  const { fields } = demandResearch;
  return told
    .filter((name) => notice[name] !== null)
    .map((name) => ({
      key: name,
      label: t(fields[name].label),
      value: (
        <span className="demand-text">
          <FieldValueView field={fields[name]} value={cellValue(notice, name)} />
        </span>
      ),
      isWide: name === 'content' || name === 'files',
    }));
}

const typed: Fields = Object.fromEntries(
  Object.entries<Field>(demandAnswer.fields).filter(([name, field]) => !field.readOnly && name !== 'researchId'),
);

/** The answer that counts: one that was taken back is none. */
function standing({ own }: ResearchNotice) {
  return own && own.isWithdrawn !== true ? own : null;
}

function OwnAnswer({ notice }: { readonly notice: ResearchNotice }) {
  const t = useText();
  const leave = useLeave();
  const allowed = useAllowed();
  const confirm = useConfirm();
  const sending = useCommand(saveAnswer, { success: texts.sent });
  const withdrawing = useCommand(withdrawAnswer, { success: texts.takenBack });
  const own = standing(notice);
  const { id: researchId, tenantId } = notice;
  if (!allowed('researchNeeds_answer')) return <AnswerShown notice={notice} />;
  const send = async (values: FormValues) => {
    const { id: _id, version: _version, ...said } = values;
    // The form has judged every field by the definition that the type is made from.
    const input = { ...said, researchId, tenantId } as unknown as ResearchAnswerInput;
    return (await sending.run(input)) !== undefined;
  };
  const takeBack = async () => {
    const question = { title: t(texts.takeBackTitle), ok: t(texts.takeBack), isDangerous: true };
    if (await confirm(question)) await withdrawing.run({ researchId, tenantId });
  };
  return (
    <Section
      title={t(texts.answer)}
      note={own ? t(texts.version, { no: own.versionNo ?? 1, time: own.createTime.slice(0, 16) }) : t(texts.answerHelp)}
      extra={
        own && (
          <Button size="small" danger loading={withdrawing.isRunning} onClick={() => void takeBack()}>
            {t(texts.takeBack)}
          </Button>
        )
      }
    >
      {notice.own?.isWithdrawn && <p className="demand-hint">{t(texts.ownWithdrawn)}</p>}
      <ResourceForm
        key={`${own?.id ?? 'new'}`}
        fields={typed}
        initial={own ? { ...own } : undefined}
        submitText={t(own ? texts.sendAgain : texts.send)}
        onSubmit={send}
        onCancel={() => leave(hallPath)}
      />
    </Section>
  );
}

/** After the end: what was handed in, as it counts. */
function AnswerShown({ notice }: { readonly notice: ResearchNotice }) {
  const t = useText();
  const own = standing(notice);
  return (
    <Section title={t(texts.answer)} note={t(texts.over)}>
      {own ? (
        <DescriptionList
          facts={Object.entries(typed).map(([name, field]) => ({
            key: name,
            label: t(field.label),
            value: <FieldValueView field={field} value={cellValue(own, name)} />,
            isWide: field.kind === 'longText' || field.kind === 'files',
          }))}
        />
      ) : (
        <p className="demand-hint">—</p>
      )}
    </Section>
  );
}
