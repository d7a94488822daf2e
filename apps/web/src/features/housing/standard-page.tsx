import './housing.css';
import { housingStandard } from '@zhaocai/model/housing/subsidy';
import { ResourcePage } from '../../kit/resource-page/resource-page.tsx';
import { useText } from '../../kit/text/language.ts';
import { housingTexts as texts } from './texts.ts';

/** Areas and prices of housing by rank. */
export function StandardPage() {
  const t = useText();
  return (
    <ResourcePage
      entity={housingStandard}
      title={t(texts.standards)}
      notice={<p className="housing-hint">{t(texts.standardsNote)}</p>}
    />
  );
}
