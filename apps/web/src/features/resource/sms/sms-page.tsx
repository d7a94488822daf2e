import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { TabContainer } from '../../../kit/widgets/tab-container.tsx';
import { useText } from '../../../kit/text/language.ts';
import { SentMessages } from './sent-messages.tsx';
import { SmsProviders } from './sms-providers.tsx';
import { smsTexts as texts } from './texts.ts';

/** Who carries text messages, and what was sent. */
export function SmsPage() {
  const t = useText();
  const [shown, setShown] = useState('providers');
  const [, setSearch] = useSearchParams();
  const handleChange = (key: string) => {
    // Each list keeps its filters in the address: those of the other mean nothing to it.
    setSearch({}, { replace: true });
    setShown(key);
  };
  return (
    <TabContainer
      shown={shown}
      forgetsHidden
      onShow={handleChange}
      parts={[
        { key: 'providers', label: t(texts.providers), children: <SmsProviders /> },
        { key: 'sent', label: t(texts.sent), children: <SentMessages /> },
      ]}
    />
  );
}
