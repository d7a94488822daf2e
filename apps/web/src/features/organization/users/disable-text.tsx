import { userDuties } from '@zhaocai/model/organization/user-endpoints';
import { Alert } from 'antd';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { placeInput, type Place } from '../place.ts';
import { organizationTexts as texts } from '../texts.ts';

/** What disabling somebody brings: his sessions end, and what waits for him is left lying where nobody else may do it. */
export function DisableText({ place, id }: { readonly place: Place; readonly id: string }) {
  const t = useText();
  const { data } = useEndpoint(userDuties, { ...placeInput(place), id });
  return (
    <>
      <p>{t(texts.disableText)}</p>
      {data && data.open > 0 && (
        <Alert
          type={data.alone > 0 ? 'warning' : 'info'}
          showIcon
          title={t(data.alone > 0 ? texts.dutiesAlone : texts.dutiesShared, { open: data.open, alone: data.alone })}
          description={data.alone > 0 && t(texts.dutiesHelp)}
        />
      )}
    </>
  );
}
