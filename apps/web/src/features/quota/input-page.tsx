import './quota.css';
import { quotaInput } from '@zhaocai/model/quota/quota-input';
import { ResourcePage } from '../../kit/resource-page/resource-page.tsx';
import { useText } from '../../kit/text/language.ts';
import { quotaTexts as texts } from './texts.ts';

/** What the calculations are told of each unit, year by year. */
export function InputPage() {
  const t = useText();
  return (
    <ResourcePage
      entity={quotaInput}
      title={t(texts.inputs)}
      notice={<p className="quota-hint">{t(texts.inputsNote)}</p>}
      columns={[
        'deptId',
        'year',
        'unitKind',
        'branch',
        'coefficient',
        'seniors',
        'associates',
        'intermediates',
        'sectionStaff',
        'masters',
        'doctors',
        'funds',
        'approvedCb',
        'approvedZb',
        'specialArea',
      ]}
    />
  );
}
