// All rules by name. Each has a good and a bad example in fixtures/.
import { checkOutNoHead, dropCredentials, pinActions, saveNoForeignCache } from './action-rules'
import { callOurScripts, installWithoutToken } from './command-rules'
import {
  decideConcurrency,
  explainPermissions,
  keepSecrets,
  keepTextOutOfScripts,
  limitTime,
} from './right-rules'
import type { Rule } from './workflow'

export const WORKFLOW_RULES: Readonly<Record<string, Rule>> = {
  'call-our-scripts': callOurScripts,
  'check-out-no-head': checkOutNoHead,
  'decide-concurrency': decideConcurrency,
  'drop-credentials': dropCredentials,
  'explain-permissions': explainPermissions,
  'install-without-token': installWithoutToken,
  'keep-secrets': keepSecrets,
  'keep-text-out-of-scripts': keepTextOutOfScripts,
  'limit-time': limitTime,
  'pin-actions': pinActions,
  'save-no-foreign-cache': saveNoForeignCache,
}
