import { contractPayment } from '@zhaocai/model/contract/contract-payment';
import { contractPaymentLifecycle } from '@zhaocai/model/contract/contract-payment-lifecycle';
import { paymentById, type ContractPaymentDetail } from '@zhaocai/model/contract/payment-endpoints';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useTabTitle } from '../../../kit/page/page-tab.ts';
import { FormDialog, type FormTask } from '../../../kit/resource-form/form-dialog.tsx';
import { usePresentFacts } from '../../../kit/resource-page/use-present-facts.tsx';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { ActButtons } from '../../../kit/widgets/act-buttons.tsx';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { Deadline } from '../../../kit/widgets/deadline.tsx';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { Money } from '../../../kit/widgets/money.tsx';
import { RowHistory } from '../../../kit/widgets/row-history.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import { contractPath } from '../paths.ts';
import { ApplyForm } from './apply-form.tsx';
import { performingTexts as texts } from './texts.ts';
import { usePaymentActs } from './use-payment-acts.ts';

const facts = [
  'termName',
  'applyMoney',
  'supplierName',
  'payeeBank',
  'payeeAccount',
  'payMoney',
  'payTime',
  'tradeNo',
  'lateDays',
  'lateInterest',
  'lateArticle',
  'remark',
  'voucher',
] as const;

/** A payment of a contract (`?id=`), or the application for one of its plan (`?termId=`). */
export function PaymentPage() {
  const t = useText();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const termId = search.get('termId') ?? '';
  if (id) return <Payment id={id} />;
  if (termId) return <ApplyForm termId={termId} />;
  return <Empty title={t(texts.choose)} />;
}

function Payment({ id }: { readonly id: string }) {
  const query = useEndpoint(paymentById, { id });
  const [isChanging, setChanging] = useState(false);
  useTabTitle(query.data?.payNo);
  return (
    <Loaded query={query} rows={8}>
      {(row) =>
        isChanging ? (
          <ApplyForm termId={row.termId} draft={row} onDone={() => setChanging(false)} />
        ) : (
          <PaymentView row={row} onChange={() => setChanging(true)} />
        )
      }
    </Loaded>
  );
}

interface PaymentViewProps {
  readonly row: ContractPaymentDetail;
  readonly onChange: () => void;
}

function PaymentView({ row, onChange }: PaymentViewProps) {
  const t = useText();
  const isSupplier = useAllowed()('bid_quote');
  const [task, setTask] = useState<FormTask>();
  const acts = usePaymentActs(row, { onAsk: setTask, onChange });
  const present = usePresentFacts(contractPayment.fields, row, facts);
  const { label } = contractPayment.fields.invoiceId;
  const invoice = row.invoiceNo === null ? [] : [{ key: 'invoice', label: t(label), value: row.invoiceNo }];
  const isDone = contractPaymentLifecycle.is(row.payStatus, 'paid', 'reversed', 'void');
  return (
    <div className="kit-page">
      <PageHead
        title={`${row.contractName} · ${row.termName}`}
        note={<ChoiceTag choices={contractPaymentLifecycle.choices} value={row.payStatus} />}
        actions={<ActButtons acts={acts} />}
      >
        <Copyable value={row.payNo} />
        <Money value={row.applyMoney} unit />
        <Link to={contractPath(row.contractId, isSupplier)}>{row.contractNo}</Link>
        {row.dueTime && <Deadline at={row.dueTime} isMet={isDone} isDuty />}
      </PageHead>
      <Section title={t(texts.payment)}>
        <DescriptionList facts={[...present, ...invoice]} />
      </Section>
      {row.history.length > 0 && (
        <RowHistory title={t(texts.history)} lifecycle={contractPaymentLifecycle} moves={row.history} />
      )}
      <FormDialog task={task} width={560} onClose={() => setTask(undefined)} />
    </div>
  );
}
