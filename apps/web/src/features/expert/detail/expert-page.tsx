import { resource } from '@zhaocai/model/kit/resource';
import { expert } from '@zhaocai/model/expert/expert';
import { expertCautions, expertMoves, revealExpert, type ExpertDetail } from '@zhaocai/model/expert/expert-endpoints';
import { expertLifecycle } from '@zhaocai/model/expert/expert-lifecycle';
import type { EndpointOutput } from '@zhaocai/model/kit/endpoint';
import { isBlank } from '@zhaocai/model/kit/validate';
import { judgeType } from '@zhaocai/model/performance/choices';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { cellValue } from '../../../kit/data-table/column.ts';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useTabTitle } from '../../../kit/page/page-tab.ts';
import { FieldValueView } from '../../../kit/resource-form/field-value.tsx';
import { useRowMoves } from '../../../kit/resource-page/use-row-moves.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { RowHistory } from '../../../kit/widgets/row-history.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { JudgedSection } from '../../performance/index.ts';
import { editExpertPath } from '../paths.ts';
import { expertTexts as texts } from '../texts.ts';
import '../expert.css';
import { words } from '../../../kit/text/words.ts';
import { RecordSections } from '../record/record-sections.tsx';
import { DrawHistory } from './draw-history.tsx';
import { SuspendDialog } from './suspend-dialog.tsx';

const { detail } = resource(expert);
type Whole = EndpointOutput<typeof revealExpert>;

/** One expert: who he is, what he knows, his papers, and what was decided about him. `?id=` names him. */
export function ExpertPage() {
  const t = useText();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const query = useEndpoint(detail, { id }, { enabled: id !== '' });
  useTabTitle(query.data?.name);
  if (id === '') return <Empty title={t(texts.chooseInList)} />;
  return (
    <Loaded query={query} rows={12}>
      {/* The page's own work answers more than the entity's fields. */}
      {(row) => <ExpertView key={row.id} row={row as ExpertDetail} />}
    </Loaded>
  );
}

function ExpertView({ row }: { readonly row: ExpertDetail }) {
  const t = useText();
  const [whole, setWhole] = useState<Whole>();
  return (
    <div className="kit-page">
      <ExpertHead row={row} onReveal={setWhole} isShown={whole !== undefined} />
      <Notices row={row} />
      <Section title={t(texts.facts)}>
        <DescriptionList facts={useFacts(row, whole)} />
      </Section>
      <RecordSections expertId={row.id} banks={whole?.banks} />
      <DrawHistory expertId={row.id} />
      <JudgedSection judgeType={judgeType.code.expert} targetId={row.id} />
      <RowHistory title={t(texts.history)} lifecycle={expertLifecycle} moves={row.history} others={row.name} />
    </div>
  );
}

interface HeadProps {
  readonly row: ExpertDetail;
  readonly onReveal: (whole: Whole) => void;
  readonly isShown: boolean;
}

function ExpertHead({ row, onReveal, isShown }: HeadProps) {
  const t = useText();
  const allowed = useAllowed();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const [isSuspending, setSuspending] = useState(false);
  const revealing = useCommand(revealExpert);
  const movesOf = useRowMoves(expert, expertMoves, ({ name }) => name);
  const moves = movesOf(row).filter(({ key }) => row.actions.includes(key));
  const { name } = row;
  const handleReveal = async () => {
    const question = { title: t(texts.revealQuestion, { name }), text: t(texts.revealText), ok: t(texts.reveal) };
    const answer = (await confirm(question)) && (await revealing.run({ id: row.id }));
    if (answer) onReveal(answer.data);
  };
  return (
    <>
      <PageHead
        title={name}
        note={<ChoiceTag choices={expertLifecycle.choices} value={row.expertStatus} />}
        actions={
          <>
            <Button onClick={() => window.print()}>{t(texts.print)}</Button>
            {allowed('expertLibrary_reveal') && !isShown && (
              <Button onClick={() => void handleReveal()}>{t(texts.reveal)}</Button>
            )}
            {allowed('expertLibrary_edit') && !expertLifecycle.is(row.expertStatus, 'blacklisted') && (
              <Button onClick={() => void navigate(`${editExpertPath}?id=${row.id}`)}>{t(texts.edit)}</Button>
            )}
            {row.actions.includes('suspend') && (
              <Button danger onClick={() => setSuspending(true)}>
                {t(texts.suspend)}
              </Button>
            )}
            {moves.map(({ key, label, onClick, isDangerous }) => (
              <Button
                key={key}
                type={key === 'approve' || key === 'submit' ? 'primary' : 'default'}
                danger={isDangerous}
                onClick={onClick}
              >
                {label}
              </Button>
            ))}
          </>
        }
      >
        {row.expertNo && <Copyable value={row.expertNo} />}
        <span>{row.workUnit}</span>
        <span>{row.title}</span>
      </PageHead>
      <SuspendDialog row={isSuspending ? row : undefined} onClose={() => setSuspending(false)} />
    </>
  );
}

function Notices({ row }: { readonly row: ExpertDetail }) {
  const t = useText();
  const { suspendUntil: day, stateReason: reason, cautions } = row;
  const state = expertLifecycle.choices.find(({ value }) => value === row.expertStatus);
  return (
    <>
      {reason && day && <Alert type="warning" showIcon title={t(texts.suspendedNote, { day, reason })} />}
      {reason && !day && state && (
        <Alert type="warning" showIcon title={t(texts.stateNote, { state: t(state.label), reason })} />
      )}
      {cautions.length > 0 && (
        <Alert
          type="info"
          showIcon
          title={t(texts.cautions, {
            list: cautions.map((code) => t(expertCautions[code])).join(t(words.semicolon)),
          })}
        />
      )}
    </>
  );
}

const shown = [
  'idNo',
  'phone',
  'gender',
  'email',
  'workUnit',
  'unitCreditCode',
  'title',
  'titleLevel',
  'eduLevel',
  'workYears',
  'source',
  'isRetired',
  'joinTime',
  'formerUnits',
  'avoidUnits',
  'files',
  'remark',
] as const;
const wide: readonly string[] = ['formerUnits', 'avoidUnits', 'files', 'remark'];

function useFacts(row: ExpertDetail, whole: Whole | undefined) {
  const t = useText();
  // A long text that nobody wrote takes no line of its own.
  const said = shown.filter((name) => !wide.includes(name) || !isBlank(cellValue(row, name)));
  const facts = said.map((name) => {
    const field = expert.fields[name];
    const value = (whole && cellValue(whole, name)) ?? cellValue(row, name);
    return {
      key: name,
      label: t(field.label),
      value: <FieldValueView field={field} value={value} />,
      isWide: wide.includes(name),
    };
  });
  const { itemCodes, regionCode, userId } = expert.fields;
  return [
    ...facts.slice(0, 3),
    { key: 'age', label: t(texts.age), value: row.age === null ? '' : t(texts.years, { count: row.age }) },
    ...(whole?.birthday ? [{ key: 'born', label: t(texts.born), value: whole.birthday }] : []),
    { key: 'itemNames', label: t(itemCodes.label), value: row.itemNames },
    { key: 'region', label: t(regionCode.label), value: row.regionName ?? row.regionCode },
    { key: 'user', label: t(userId.label), value: row.userName },
    ...facts.slice(3),
  ];
}
