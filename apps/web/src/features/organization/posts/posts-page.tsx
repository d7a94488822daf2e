import { post } from '@zhaocai/model/organization/post';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import { useText } from '../../../kit/text/language.ts';
import { organizationTexts as texts } from '../texts.ts';

/** The posts of the tenant. */
export function PostsPage() {
  const t = useText();
  return <ResourcePage entity={post} title={t(texts.posts)} />;
}
