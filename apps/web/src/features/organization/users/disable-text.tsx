import type { EndpointOutput } from '@zhaocai/model/kit/endpoint';
import type { userDuties } from '@zhaocai/model/organization/user-endpoints';
import { Alert } from 'antd';
import { useText } from '../../../kit/text/language.ts';
import { organizationTexts as texts } from '../texts.ts';

export type OpenDuties = EndpointOutput<typeof userDuties>;

/** What disabling somebody brings: his sessions end, and what waits for him is left lying where nobody else may do it. */
export function DisableText({ duties }: { readonly duties: OpenDuties | undefined }) {
  const t = useText();
  return (
    <>
      <p>{t(texts.disableText)}</p>
      {duties && duties.open > 0 && (
        <Alert
          type={duties.alone > 0 ? 'warning' : 'info'}
          showIcon
          title={t(duties.alone > 0 ? texts.dutiesAlone : texts.dutiesShared, { ...duties })}
          description={duties.alone > 0 && t(texts.dutiesHelp)}
        />
      )}
    </>
  );
}
