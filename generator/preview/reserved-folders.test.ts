// Tests that no page of the site and no redirect can be in the folders of a preview that hold other pages.
import { expect, test } from 'vitest'
import type { ParseContext } from '../../model/schema/field'
import { redirectPath } from '../../model/schema/fields/urls/redirect-path'
import { checkFileName } from '../../model/source/check-file-name'
import { DATED_FOLDER, REVIEW_FOLDER } from './reserved-folders'

test.each([REVIEW_FOLDER, `${REVIEW_FOLDER}/index`, `${DATED_FOLDER}/2026-12-01`])(
  'nothing of the site can be at %s',
  (path) => {
    expect(checkFileName(path)).toMatchObject({ code: 'file-name' })
    expect(redirectPath().parse(`/${path}`, {} as ParseContext)).toHaveProperty('problem')
  },
)
