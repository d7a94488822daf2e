import { contractInvoiceLifecycle } from '@zhaocai/model/contract/contract-invoice';
import { invoicesOfContract } from '@zhaocai/model/contract/contract-invoice-endpoints';
import { contractPayment } from '@zhaocai/model/contract/contract-payment';
import { paymentCheck, savePayment, type ContractPaymentDetail } from '@zhaocai/model/contract/payment-endpoints';
import type { EndpointOutput } from '@zhaocai/model/kit/endpoint';
import type { Fields } from '@zhaocai/model/kit/field';
import { Alert, Form, Select } from 'antd';
import { Link, useNavigate } from 'react-router';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { ResourceForm, type FormValues } from '../../../kit/resource-form/resource-form.tsx';
import { useText } from '../../../kit/text/language.ts';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { Money } from '../../../kit/widgets/money.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import { contractPath, paymentPath } from '../paths.ts';
import { performingTexts as texts } from './texts.ts';
import { textIn } from './typed.ts';

const { applyMoney, remark, invoiceId } = contractPayment.fields;
const fields: Fields = { applyMoney, remark };

interface ApplyFormProps {
  readonly termId: string;
  /** The application that is changed. */
  readonly draft?: ContractPaymentDetail;
  readonly onDone?: () => void;
}

/** A payment of the plan is applied for: no more than is left of it, was accepted and was invoiced. */
export function ApplyForm(props: ApplyFormProps) {
  const query = useEndpoint(paymentCheck, { termId: props.termId });
  return (
    <Loaded query={query} rows={8}>
      {(check) => <Applying {...props} check={check} />}
    </Loaded>
  );
}

type Check = EndpointOutput<typeof paymentCheck>;

function Applying({ termId, draft, onDone, check }: ApplyFormProps & { readonly check: Check }) {
  const t = useText();
  const navigate = useNavigate();
  const saving = useCommand(savePayment, { success: texts.paymentSaved });
  const save = async (values: FormValues) => {
    const answer = await saving.run({
      termId,
      ...(draft && { id: draft.id, version: draft.version }),
      applyMoney: textIn(values, 'applyMoney') ?? '',
      invoiceId: textIn(values, 'invoiceId'),
      remark: textIn(values, 'remark'),
    });
    if (!answer) return false;
    if (onDone) onDone();
    else void navigate(paymentPath(answer.data.id, false), { replace: true });
    return true;
  };
  const { overTerm: term, overAccepted: accepted, overInvoiced: invoiced } = check;
  const account = `${check.payeeBank ?? ''} ${check.payeeAccount ?? ''}`;
  return (
    <div className="kit-page">
      <PageHead title={`${t(texts.apply)} · ${check.contractName} · ${check.termName}`}>
        <Link to={contractPath(check.contractId)}>{check.contractNo}</Link>
        <span>{check.supplierName}</span>
      </PageHead>
      <Alert
        type={check.mostMoney === '0.00' ? 'warning' : 'info'}
        showIcon
        title={t(texts.mostMoney, { money: check.mostMoney })}
        description={t(texts.limits, { term, accepted, invoiced })}
      />
      <Section title={t(texts.performance)}>
        <DescriptionList
          facts={[
            { key: 'to', label: t(texts.payTo), value: account },
            { key: 'paid', label: t(texts.paidMoney), value: <Money value={check.paidMoney} unit /> },
            { key: 'accepted', label: t(texts.acceptedMoney), value: <Money value={check.acceptedMoney} unit /> },
            { key: 'invoiced', label: t(texts.invoiceMoney), value: <Money value={check.invoiceMoney} unit /> },
          ]}
        />
      </Section>
      <Section title={t(texts.apply)}>
        <ResourceForm
          fields={fields}
          initial={draft ? { ...draft } : { applyMoney: check.mostMoney }}
          submitText={t(texts.save)}
          onCancel={() => (onDone ? onDone() : void navigate(-1))}
          onSubmit={save}
        >
          <InvoiceChoice contractId={check.contractId} />
        </ResourceForm>
      </Section>
    </div>
  );
}

/** Which of the contract's own invoices it pays. */
function InvoiceChoice({ contractId }: { readonly contractId: string }) {
  const t = useText();
  const { data = [] } = useEndpoint(invoicesOfContract, { contractId });
  const options = data
    .filter(({ invoiceStatus }) => contractInvoiceLifecycle.is(invoiceStatus, 'valid'))
    .map(({ id, invoiceNo, invoiceMoney }) => ({ value: id, label: `${invoiceNo} · ${invoiceMoney}` }));
  return (
    <Form.Item name="invoiceId" label={t(invoiceId.label)}>
      <Select allowClear options={options} />
    </Form.Item>
  );
}
