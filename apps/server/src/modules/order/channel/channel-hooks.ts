import { isOnline, secretMask } from '@zhaocai/model';
import type { Values, WriteHooks } from '../../../platform/crud/index.ts';
import { refuse } from '../../../platform/http/index.ts';
import { demandMoney } from './open-channel.ts';
import type { SecretBox } from '../../../platform/secrets/index.ts';

const leastSecret = 16;

/** What a channel must have before it is taken into use. Its secret is sealed, and an empty field leaves the stored one. */
export function channelHooks(box: SecretBox): WriteHooks {
  return {
    async beforeSave(ctx, values, existing) {
      if (!isOnline(values.payType)) {
        if (values.isOn === true && !['accountName', 'accountNo', 'bankName'].every((name) => values[name]))
          refuse('order.channelAccount');
        return { secretKey: null };
      }
      const secretKey = sealedSecret(box, values.secretKey, existing);
      if (values.isOn === true && secretKey === null) refuse('order.channelSecret');
      if (values.isOn === true && typeof values.payType === 'number')
        await demandMoney(ctx.db, { tenantId: ctx.tenantId, payType: values.payType });
      return { secretKey, accountName: null, accountNo: null, bankName: null };
    },
  };
}

function sealedSecret(box: SecretBox, given: unknown, existing: Values | undefined): string | null {
  const stored = typeof existing?.secretKey === 'string' ? existing.secretKey : null;
  const isNew = typeof given === 'string' && given !== '' && given !== secretMask && given !== stored;
  if (!isNew) return stored;
  if (given.length < leastSecret) refuse('order.channelSecret');
  return box.seal(given);
}
