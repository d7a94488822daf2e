import { isWebhookEvent } from '@zhaocai/model';
import type { WriteHooks } from '../../../platform/crud/index.ts';
import { refuse } from '../../../platform/http/index.ts';
import { isOutside } from '../../../platform/outside/index.ts';
import type { WebhookDeps } from './send-event.ts';
import { newWebhookSecret } from './sign-webhook.ts';

/** Judges where events go and which; a new subscription has a secret from the first day, which nobody was told yet. */
export function webhookHooks({ box, privateHosts }: WebhookDeps): WriteHooks {
  return {
    beforeSave(_ctx, { url, events, enabled }, existing) {
      if (!isOutside(String(url), privateHosts)) refuse('integration.hookAddress');
      const wanted: unknown[] = Array.isArray(events) ? events : [];
      if (wanted.length === 0 || !wanted.every(isWebhookEvent)) refuse('integration.hookEvents');
      return {
        events: [...new Set(wanted)].sort(),
        enabled: enabled ?? false,
        ...(!existing && { sealedSecret: box.seal(newWebhookSecret()) }),
      };
    },
  };
}
