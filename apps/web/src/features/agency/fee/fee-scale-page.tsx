import { agencyFeeTier } from '@zhaocai/model/agency/agency-fee-tier';
import { purchaseTypes } from '@zhaocai/model/tendering/choices';
import { InputNumber } from 'antd';
import { useState } from 'react';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import { useText } from '../../../kit/text/language.ts';
import { MoneyInput } from '../../../kit/widgets/money.tsx';
import { RadioGroup } from '../../../kit/widgets/radio-group.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { agencyTexts as texts } from '../texts.ts';
import { agencyWords } from '../words.ts';
import { FeePicture } from './fee-picture.tsx';

const columns = [
  'fromMoney',
  'toMoney',
  'goodsRate',
  'serviceRate',
  'worksRate',
  'effectiveFrom',
  'effectiveTo',
  'sourceArticle',
] as const;

/** The scale of agency fees, and what an amount comes to by it. */
export function FeeScalePage() {
  const t = useText();
  return (
    <ResourcePage entity={agencyFeeTier} title={t(agencyWords.feeScale)} columns={columns} notice={<Calculator />} />
  );
}

function Calculator() {
  const t = useText();
  const [amount, setAmount] = useState('5000000.00');
  const [purchaseType, setType] = useState<number>(1);
  const [float, setFloat] = useState(0);
  const [minFee, setMinFee] = useState('');
  const wish = { amount, purchaseType, feeFloat: String(float), ...(minFee !== '' && { minFee }) };
  return (
    <Section title={t(texts.calculator)}>
      <div className="agency-wish">
        <label>
          <span>{t(texts.amount)}</span>
          <MoneyInput value={amount} onChange={(value) => setAmount(value ?? '')} />
        </label>
        <div>
          <span>{t(texts.bought)}</span>
          <RadioGroup
            label={t(texts.bought)}
            choices={purchaseTypes}
            value={purchaseType}
            onChange={setType}
            isButtons
          />
        </div>
        <label>
          <span>{t(texts.float)}</span>
          <InputNumber min={-100} max={20} precision={2} value={float} onChange={(value) => setFloat(value ?? 0)} />
        </label>
        <label>
          <span>{t(texts.minFee)}</span>
          <MoneyInput value={minFee} onChange={(value) => setMinFee(value ?? '')} />
        </label>
      </div>
      <FeePicture wish={wish} />
    </Section>
  );
}
