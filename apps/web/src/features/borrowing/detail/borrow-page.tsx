import { resource } from '@zhaocai/model/kit/resource';
import { borrow } from '@zhaocai/model/borrowing/borrow';
import { borrowInfo, borrowMoves, borrowSlip, type BorrowDetail } from '@zhaocai/model/borrowing/borrow-endpoints';
import { borrowLifecycle } from '@zhaocai/model/borrowing/borrow-lifecycle';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { cellValue } from '../../../kit/data-table/column.ts';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { usePageTab, useTabTitle } from '../../../kit/page/page-tab.ts';
import { FieldValueView, nameBeside } from '../../../kit/resource-form/field-value.tsx';
import type { RowTask } from '../../../kit/resource-page/row-task.ts';
import { useRowMoves } from '../../../kit/resource-page/use-row-moves.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { Deadline } from '../../../kit/widgets/deadline.tsx';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { PdfButton } from '../../../kit/widgets/pdf-button.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import { shownInstant } from '../../../kit/widgets/shown-instant.ts';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { ApprovalPanel } from '../../workflow/index.ts';
import { AskDialog } from '../ask-dialog.tsx';
import '../borrowing.css';
import { borrowListPath, projectPath } from '../paths.ts';
import { borrowingTexts as texts } from '../texts.ts';
import { ReceiveDialog } from './receive-dialog.tsx';
import { ReturnsTable } from './returns-table.tsx';

/** One loan: which papers, with whom until when, and what came back. `?id=` names it. */
export function BorrowPage() {
  const t = useText();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const query = useEndpoint(borrowInfo, { id }, { enabled: id !== '' });
  useTabTitle(query.data?.borrowNo ?? undefined);
  if (id === '') return <Empty title={t(texts.chooseLoan)} />;
  return (
    <Loaded query={query} rows={8}>
      {(loan) => <BorrowView loan={loan} />}
    </Loaded>
  );
}

function BorrowView({ loan }: { readonly loan: BorrowDetail }) {
  const t = useText();
  const left = loan.copies - Number(loan.returnedCopies ?? 0);
  const isLate = borrowLifecycle.is(loan.borrowStatus, 'overdue');
  const isRejected = borrowLifecycle.is(loan.borrowStatus, 'rejected');
  return (
    <div className="kit-page">
      <BorrowHead loan={loan} />
      {isRejected && loan.rejectReason && (
        <Alert type="warning" showIcon title={t(texts.rejected, { reason: loan.rejectReason })} />
      )}
      {isLate && <Alert type="error" showIcon title={t(texts.overdue, { left })} />}
      <ApprovalPanel approval={loan.approval} />
      <Section title={t(texts.facts)}>
        <DescriptionList facts={useFacts(loan)} />
      </Section>
      <Section
        id="returns"
        title={t(texts.returns)}
        note={t(texts.progress, { returned: loan.returnedCopies ?? 0, copies: loan.copies })}
      >
        <ReturnsTable rows={loan.returns} />
      </Section>
    </div>
  );
}

function BorrowHead({ loan }: { readonly loan: BorrowDetail }) {
  const t = useText();
  const [task, setTask] = useState<RowTask>();
  const [isReceiving, setReceiving] = useState(false);
  const removeLoan = useRemoveLoan(loan.id);
  const movesOf = useRowMoves(borrow, borrowMoves, ({ borrowNo }) => borrowNo ?? '');
  const moves = movesOf(loan).filter(({ key }) => loan.actions.includes(key));
  const may = (action: string) => loan.actions.includes(action);
  const isAway = borrowLifecycle.is(loan.borrowStatus, 'out', 'partlyReturned', 'overdue');
  return (
    <>
      <PageHead
        title={`${loan.borrower}${loan.papers ? ` · ${loan.papers}` : ''}`}
        note={<ChoiceTag choices={borrowLifecycle.choices} value={loan.borrowStatus} />}
        actions={
          <>
            <PdfButton
              endpoint={borrowSlip}
              input={{ id: loan.id }}
              title={loan.borrowNo ?? ''}
              label={t(texts.print)}
            />
            {may('remove') && (
              <Button danger onClick={() => void removeLoan()}>
                {t(texts.remove)}
              </Button>
            )}
            {may('edit') && <Button onClick={() => setTask({ kind: 'edit', id: loan.id })}>{t(texts.edit)}</Button>}
            {moves.toReversed().map(({ key, label, onClick, isDangerous }) => (
              <Button key={key} type={key === 'approve' ? 'primary' : undefined} danger={isDangerous} onClick={onClick}>
                {label}
              </Button>
            ))}
            {may('receive') && (
              <Button type="primary" onClick={() => setReceiving(true)}>
                {t(texts.receive)}
              </Button>
            )}
          </>
        }
      >
        <Copyable value={loan.borrowNo ?? ''} />
        <Link to={`${projectPath}?id=${loan.projectId}`}>{loan.projectName}</Link>
        <Deadline at={loan.planRevertTime} isMet={!isAway} isDuty />
      </PageHead>
      <AskDialog task={task} onClose={() => setTask(undefined)} />
      <ReceiveDialog loan={isReceiving ? loan : undefined} onClose={() => setReceiving(false)} />
    </>
  );
}

function useRemoveLoan(id: string) {
  const t = useText();
  const navigate = useNavigate();
  const tab = usePageTab();
  const confirm = useConfirm();
  const removal = useCommand(resource(borrow).remove);
  return async () => {
    const isSure = await confirm({ title: t(texts.removeTitle), ok: t(texts.remove), isDangerous: true });
    if (!isSure || !(await removal.run({ ids: id }))) return;
    tab.close();
    void navigate(borrowListPath, { replace: true });
  };
}

const shownFields = [
  'borrowType',
  'papers',
  'copies',
  'borrower',
  'borrowerId',
  'dept',
  'phone',
  'borrowTime',
  'planRevertTime',
  'outTime',
  'keeperId',
  'allRevertTime',
  'faultCopies',
  'purpose',
] as const;

function useFacts(loan: BorrowDetail) {
  const t = useText();
  const facts = shownFields.map((name) => {
    const field = borrow.fields[name];
    const value = cellValue(loan, name);
    const shown = <FieldValueView field={field} value={value} named={nameBeside(loan, name)} />;
    const isFault = name === 'faultCopies' && Number(value ?? 0) > 0;
    return {
      key: name,
      label: t(field.label),
      value: isFault ? <strong className="borrow-fault">{shown}</strong> : shown,
      isWide: name === 'purpose',
    };
  });
  return [
    ...facts,
    { key: 'createUser', label: t(texts.applicant), value: loan.createUserName },
    { key: 'createTime', label: t(texts.applyTime), value: shownInstant(loan.createTime) },
  ];
}
