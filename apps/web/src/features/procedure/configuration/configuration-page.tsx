import { projectType } from '@zhaocai/model/procedure/project-type';
import { purchaseRule } from '@zhaocai/model/procedure/purchase-rule';
import { Segmented } from 'antd';
import { useSearchParams } from 'react-router';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import { useText } from '../../../kit/text/language.ts';
import '../procedure.css';
import { MethodsView } from './methods-view.tsx';
import { configurationTexts as texts } from './texts.ts';
import { useTypeActions } from './use-type-actions.ts';

const views = ['methods', 'types', 'rules'] as const;
type View = (typeof views)[number];

const ruleColumns = [
  'ruleName',
  'ruleCode',
  'typeId',
  'mannerId',
  'amountFrom',
  'amountTo',
  'regionCode',
  'value',
  'action',
  'effectiveFrom',
  'effectiveTo',
  'sourceArticle',
  'isStatutory',
];

/** How a buyer purchases: the methods of its kinds of project like pages, the kinds themselves, and its rules. */
export function ConfigurationPage() {
  const t = useText();
  const [search, setSearch] = useSearchParams();
  const view = views.find((one) => one === search.get('view')) ?? 'methods';
  const typeActions = useTypeActions();
  const show = (
    <Segmented<View>
      value={view}
      options={views.map((value) => ({ value, label: t(texts[value]) }))}
      onChange={(value) => setSearch(value === 'methods' ? {} : { view: value })}
    />
  );
  if (view === 'types')
    return <ResourcePage entity={projectType} title={t(texts.title)} toolbar={show} rowActions={typeActions} />;
  if (view === 'rules')
    return (
      <ResourcePage
        entity={purchaseRule}
        title={t(texts.title)}
        columns={ruleColumns}
        toolbar={show}
        mayRemove={({ isStatutory }) => !isStatutory}
      />
    );
  return <MethodsView show={show} chosen={search.get('method')} onChoose={(method) => setSearch({ method })} />;
}
