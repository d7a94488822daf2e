import type { BudgetProAnswer, BudgetUse, BudgetUseContract } from '@zhaocai/model';
import { budgetUses } from '@zhaocai/model/budget/budget-endpoints';
import { budgetCost } from '@zhaocai/model/budget/budget-pro';
import { budgetAccount } from '@zhaocai/model/budget/choices';
import { contract } from '@zhaocai/model/contract/contract';
import { purchaseContractLifecycle } from '@zhaocai/model/contract/contract-lifecycle';
import { planLifecycle } from '@zhaocai/model/plan/plan-lifecycle';
import { projectLifecycle } from '@zhaocai/model/tendering/project-lifecycle';
import { Link } from 'react-router';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { ledgerPath } from '../paths.ts';
import '../../../kit/widgets/lines.css';
import { budgetTexts as texts } from '../texts.ts';

const planPath = '/purchaseEntrust/purchasePlan/planTransmit/purchaseDetails';
const projectPath = '/tenderee/projectDetail/index';
const contractPath = '/tenderee/contractManager/contractDetails';
const figures = ['reserved', 'committed', 'spent'] as const;
const { fields } = budgetCost;

/** Plan by plan what draws on the budget, each with the projects that were made of it and their contracts. */
export function Uses({ project }: { readonly project: BudgetProAnswer }) {
  const t = useText();
  const query = useEndpoint(budgetUses, { proId: project.id });
  return (
    <Section title={t(texts.uses)} note={query.data ? String(query.data.length) : undefined}>
      <Loaded query={query} rows={3}>
        {(uses) => (uses.length === 0 ? <p className="budget-note">{t(texts.noUses)}</p> : <UsesTable uses={uses} />)}
      </Loaded>
    </Section>
  );
}

function UsesTable({ uses }: { readonly uses: readonly BudgetUse[] }) {
  const t = useText();
  return (
    <div className="kit-lines-scroll">
      <table className="kit-lines budget-table">
        <thead>
          <tr>
            <th scope="col">{t(texts.plan)}</th>
            {figures.map((account) => (
              <th key={account} scope="col" className="kit-lines-number">
                {t(fields[`${account}Money`].label)}
              </th>
            ))}
            <th scope="col">{t(texts.projects)}</th>
          </tr>
        </thead>
        <tbody>
          {uses.map((use) => (
            <UseRow key={`${use.planId} ${use.budgetCostId}`} use={use} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function UseRow({ use }: { readonly use: BudgetUse }) {
  const t = useText();
  const ledger = `${ledgerPath}?budgetCostId=${use.budgetCostId}&planNo=${encodeURIComponent(use.planNo)}`;
  return (
    <tr>
      <td data-label={t(texts.plan)}>
        <Link to={`${planPath}?id=${use.planId}`}>{use.planName}</Link>
        <ChoiceTag choices={planLifecycle.choices} value={use.planStatus} />
      </td>
      {figures.map((account) => (
        <td key={account} className="kit-lines-number" data-label={t(fields[`${account}Money`].label)}>
          <Link to={`${ledger}&account=${budgetAccount.code[account]}`}>{formatMoney(use[`${account}Money`])}</Link>
        </td>
      ))}
      <td data-label={t(texts.projects)}>
        {use.projects.length === 0 && <span className="budget-note">{t(texts.noProjects)}</span>}
        {use.projects.map(({ id, projectName, stage, generalBudget, contracts }) => (
          <div key={id}>
            <div className="budget-project">
              <Link to={`${projectPath}?id=${id}`}>{projectName}</Link>
              <ChoiceTag choices={projectLifecycle.choices} value={stage} />
              <span className="budget-note">{formatMoney(generalBudget)}</span>
            </div>
            <Contracts contracts={contracts} />
          </div>
        ))}
      </td>
    </tr>
  );
}

/** What was signed for a project; of one that was ended what was paid is all that it takes. */
function Contracts({ contracts }: { readonly contracts: readonly BudgetUseContract[] }) {
  const t = useText();
  if (contracts.length === 0) return null;
  return (
    <ul className="budget-contracts" aria-label={t(texts.contracts)}>
      {contracts.map(({ id, contractNo, contractName, contractStatus, contractMoney, paidMoney }) => (
        <li key={id} className="budget-project">
          <Link to={`${contractPath}?id=${id}`}>{contractName}</Link>
          <span className="budget-note">{contractNo}</span>
          <ChoiceTag choices={purchaseContractLifecycle.choices} value={contractStatus} />
          <span className="budget-note">
            {t(contract.fields.contractMoney.label)} {formatMoney(contractMoney)} · {t(fields.spentMoney.label)}{' '}
            {formatMoney(paidMoney)}
          </span>
        </li>
      ))}
    </ul>
  );
}
