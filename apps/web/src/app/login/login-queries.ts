import type { z } from 'zod';
import type { captcha } from '@zhaocai/model/session/token';
import type { publicTenant } from '@zhaocai/model/system/tenant';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { tenantByDns } from '@zhaocai/model/tenancy/tenant-endpoints';
import type { EndpointOutput } from '@zhaocai/model/kit/endpoint';
import { readAnswer } from '../../kit/http/answer.ts';
import { send } from '../../kit/http/send.ts';

export type PublicTenant = z.infer<typeof publicTenant>;

/** Whose sign-in page this is, by the host's name; and the demo's accounts where it runs. */
export function useTenantOfHost(): PublicTenant | undefined {
  const [tenant, setTenant] = useState<PublicTenant>();
  useEffect(() => {
    let isCurrent = true;
    void send({ method: 'GET', path: '/api/blade-system/tenant/info', query: { domain: location.hostname } })
      .then((response) => readAnswer<PublicTenant | null>(response))
      // Without an answer the page asks for the tenant, as it does for an unknown host.
      .then(
        ({ data }) => isCurrent && setTenant(data ?? undefined),
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, []);
  return tenant;
}

export type HostLook = EndpointOutput<typeof tenantByDns>;

let askedLook: Promise<HostLook> | undefined;

/** How the sign-in page of this host looks, and whether people may register here; asked once a visit. */
export function useHostLook(): HostLook {
  const [look, setLook] = useState<HostLook>(plain);
  useEffect(() => {
    let isCurrent = true;
    askedLook ??= askLook();
    void askedLook.then((found) => isCurrent && setLook(found));
    return () => {
      isCurrent = false;
    };
  }, []);
  return look;
}

const plain: HostLook = {};

/** Without an answer the page looks like the product's own. */
async function askLook(): Promise<HostLook> {
  try {
    const path = '/api/purchase/tenant/tenantInfoByDns';
    const response = await send({ method: 'GET', path, query: { dns: location.hostname } });
    return (await readAnswer<HostLook | null>(response)).data ?? plain;
  } catch {
    askedLook = undefined;
    return plain;
  }
}

export interface Captcha {
  readonly key: string;
  /** Absent while it loads, and where it could not be had. */
  readonly image: string | undefined;
  readonly hasFailed: boolean;
  readonly renew: () => void;
}

const none = { key: '', image: undefined, hasFailed: false };

export function useCaptcha(): Captcha {
  const [picture, setPicture] = useState<Omit<Captcha, 'renew'>>(none);
  const latest = useRef(0);
  const renew = useCallback(() => {
    latest.current += 1;
    const asked = latest.current;
    const show = (next: Omit<Captcha, 'renew'>) => {
      if (asked === latest.current) setPicture(next);
    };
    void send({ method: 'GET', path: '/api/blade-auth/oauth/captcha' })
      .then((response) => readAnswer<EndpointOutput<typeof captcha>>(response))
      .then(
        ({ data }) => show({ key: data.key, image: data.image, hasFailed: false }),
        () => show({ ...none, hasFailed: true }),
      );
  }, []);
  useEffect(() => {
    renew();
  }, [renew]);
  return { ...picture, renew };
}
