import { site } from '@zhaocai/model/place/site';
import { ResourcePage } from '../../kit/resource-page/resource-page.tsx';
import { useText } from '../../kit/text/language.ts';
import { placeTexts as texts } from './texts.ts';

const columns = ['siteName', 'typeId', 'capacity', 'address', 'openFrom', 'openTo', 'siteStatus', 'equipments'];

/** The rooms that can be reserved, and when they are open. */
export function SitePage() {
  const t = useText();
  return <ResourcePage entity={site} title={t(texts.sites)} columns={columns} />;
}
