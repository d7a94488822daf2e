import { costOut } from '@zhaocai/model/treasury/cost-out';
import { costOutById, type CostOutDetail } from '@zhaocai/model/treasury/cost-out-endpoints';
import { costOutLifecycle } from '@zhaocai/model/treasury/cost-out-lifecycle';
import { useState } from 'react';
import { Link } from 'react-router';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useTabTitle } from '../../../kit/page/page-tab.ts';
import { FormDialog, type FormTask } from '../../../kit/resource-form/form-dialog.tsx';
import { usePresentFacts } from '../../../kit/resource-page/use-present-facts.tsx';
import { useText } from '../../../kit/text/language.ts';
import { ActButtons } from '../../../kit/widgets/act-buttons.tsx';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { Money } from '../../../kit/widgets/money.tsx';
import { RowHistory } from '../../../kit/widgets/row-history.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import { feesPath } from '../paths.ts';
import { treasuryTexts as texts } from '../texts.ts';
import { useCostOutActs } from './use-cost-out-acts.ts';

const facts = [
  'outType',
  'payeeName',
  'money',
  'taxMoney',
  'netMoney',
  'hours',
  'feeFund',
  'payeeBank',
  'payeeAccount',
  'taxArticle',
  'payWay',
  'payTime',
  'tradeNo',
  'remark',
] as const;

/** What a project pays one person, and what became of it. */
export function CostOutPage({ id }: { readonly id: string }) {
  const query = useEndpoint(costOutById, { id });
  useTabTitle(query.data?.outNo);
  return (
    <Loaded query={query} rows={8}>
      {(row) => <CostOutView row={row} />}
    </Loaded>
  );
}

function CostOutView({ row }: { readonly row: CostOutDetail }) {
  const t = useText();
  const [task, setTask] = useState<FormTask>();
  const acts = useCostOutActs(row, setTask);
  return (
    <div className="kit-page">
      <PageHead
        title={`${row.payeeName} · ${row.projectName}`}
        note={<ChoiceTag choices={costOutLifecycle.choices} value={row.outStatus} />}
        actions={<ActButtons acts={acts} />}
      >
        <Copyable value={row.outNo} />
        <Money value={row.netMoney} unit />
        <Link to={feesPath(row.projectId)}>{row.projectNo}</Link>
      </PageHead>
      <Section title={t(texts.account)}>
        <DescriptionList facts={usePresentFacts(costOut.fields, row, facts)} />
      </Section>
      <RowHistory title={t(texts.history)} lifecycle={costOutLifecycle} moves={row.history} />
      <FormDialog task={task} width={560} onClose={() => setTask(undefined)} />
    </div>
  );
}
