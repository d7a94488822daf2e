import { contractById, type PurchaseContractDetail } from '@zhaocai/model/contract/contract-endpoints';
import { purchaseContractLifecycle } from '@zhaocai/model/contract/contract-lifecycle';
import { contract } from '@zhaocai/model/contract/contract';
import { contractTerm } from '@zhaocai/model/contract/contract-term';
import { paymentPlan, savePaymentPlan, type ContractTermRow } from '@zhaocai/model/contract/plan-endpoints';
import type { Fields } from '@zhaocai/model/kit/field';
import { isYuan, sumYuan } from '@zhaocai/model/kit/money';
import { Alert, Form } from 'antd';
import { useCallback, useMemo, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { LinesField } from '../../../kit/line-table/lines-field.tsx';
import { filledLines, lineInput, lineOf, type LineColumns, type Lines } from '../../../kit/line-table/lines.ts';
import { ResourceForm, type FormValues } from '../../../kit/resource-form/resource-form.tsx';
import { useText } from '../../../kit/text/language.ts';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { Money } from '../../../kit/widgets/money.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import '../contract.css';
import { contractPath } from '../paths.ts';
import { performingTexts as texts } from './texts.ts';
import { textIn } from './typed.ts';

const { termName, payCondition, planMoney, planDate } = contractTerm.fields;
const columns: LineColumns = [
  { name: 'termName', field: termName, width: '26%' },
  { name: 'payCondition', field: payCondition, width: '22%' },
  { name: 'planMoney', field: planMoney, width: '26%' },
  { name: 'planDate', field: planDate },
];
const { payeeBank, payeeAccount } = contract.fields;
const account: Fields = {
  payeeBank: { ...payeeBank, readOnly: false, required: true },
  payeeAccount: { ...payeeAccount, readOnly: false, required: true },
};

/** The payments of a contract are planned; `?id=` names it. */
export function PlanPage() {
  const t = useText();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const row = useEndpoint(contractById, { id }, { enabled: id !== '' });
  const plan = useEndpoint(paymentPlan, { contractId: id }, { enabled: id !== '' });
  if (id === '') return <Empty title={t(texts.choose)} />;
  return (
    <Loaded query={row} rows={8}>
      {(known) => (
        <Loaded query={plan} rows={8}>
          {(terms) => <PlanForm row={known} terms={terms} />}
        </Loaded>
      )}
    </Loaded>
  );
}

interface PlanFormProps {
  readonly row: PurchaseContractDetail;
  readonly terms: readonly ContractTermRow[];
}

function PlanForm({ row, terms }: PlanFormProps) {
  const t = useText();
  const navigate = useNavigate();
  const saving = useCommand(savePaymentPlan, { success: texts.planSaved });
  const first = useMemo(() => (terms.length > 0 ? terms : [{}]).map((term) => lineOf(columns, term)), [terms]);
  const latest = useRef<Lines>(first);
  const handleLines = useCallback((lines: Lines) => {
    latest.current = lines;
  }, []);
  const isSigned = !purchaseContractLifecycle.is(row.contractStatus, 'draft');
  const reason: Fields = { reason: { kind: 'longText', label: texts.planReason, maxLength: 500, required: true } };
  const save = async (values: FormValues) => {
    const answer = await saving.run({
      id: row.id,
      version: row.version,
      payeeBank: textIn(values, 'payeeBank') ?? '',
      payeeAccount: textIn(values, 'payeeAccount') ?? '',
      terms: termsIn(latest.current),
      ...(isSigned && { reason: textIn(values, 'reason') ?? '' }),
    });
    if (answer) void navigate(contractPath(row.id), { replace: true });
    return answer !== undefined;
  };
  return (
    <div className="kit-page">
      <PageHead title={`${t(texts.planPayments)} · ${row.contractName}`}>
        <span>{row.supplierName}</span>
        <Money value={row.contractMoney} unit />
      </PageHead>
      <Alert type="info" showIcon title={t(texts.planNote)} />
      <Section title={t(texts.plan)}>
        <ResourceForm
          fields={isSigned ? { ...account, ...reason } : account}
          initial={{ payeeBank: row.payeeBank, payeeAccount: row.payeeAccount, terms: first }}
          submitText={t(texts.savePlan)}
          onCancel={() => void navigate(-1)}
          onSubmit={save}
        >
          <div className="kit-form-wide">
            <LinesField name="terms" columns={columns} onLines={handleLines} />
            <SumLine contractMoney={row.contractMoney} />
          </div>
        </ResourceForm>
      </Section>
    </div>
  );
}

/** What was left empty is sent as nothing said: the server says what is missing. */
function termsIn(lines: Lines) {
  return filledLines(columns, lines).map((line) => {
    const said = lineInput(columns, line);
    return {
      termName: said.termName ?? '',
      payCondition: Number(said.payCondition ?? 0),
      planMoney: said.planMoney ?? '',
      planDate: said.planDate ?? '',
    };
  });
}

/** Whether the terms come to the price, as they are typed. */
function SumLine({ contractMoney }: { readonly contractMoney: string }) {
  const t = useText();
  const form = Form.useFormInstance();
  const lines = (Form.useWatch('terms', form) ?? []) as Lines;
  const amounts = lines.flatMap(({ cells }) => (isYuan(cells.planMoney ?? '') ? [cells.planMoney ?? ''] : []));
  const sum = sumYuan(amounts);
  const isWhole = sum === contractMoney;
  return (
    <p role="status" className={isWhole ? 'contract-sum contract-sum-right' : 'contract-sum contract-sum-wrong'}>
      {t(texts.planSum, { sum, money: contractMoney })}
    </p>
  );
}
