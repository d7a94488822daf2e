import { resource } from '@zhaocai/contract/kit/resource';
import { topMenu } from '@zhaocai/contract/permission/top-menu';

const { detail } = resource(topMenu);
if (!detail) throw new Error('the application has no detail');

/** One application. */
export const topMenuDetail = detail;
