// The page for staff: it turns on the edit links in this browser, and links to every file, so that it also works without JavaScript.
import { ButtonLink } from '../../components/button/button-link'
import {
  FoldedLinkList,
  type LinkData,
  type LinkSection,
} from '../../components/link-list/link-list'
import { PageHeader } from '../../components/page-header/page-header'
import { Section } from '../../components/section/section'
import { EditLinksTemplate } from '../../components/layout/edit-links'
import { StaffSwitch } from '../../components/staff-switch/staff-switch'
import { styled } from '../../components/styled/styled'
import type { PageInput, PageResult } from '../../renderer/page-context'
import type { CollectionName } from '../../model/collections'
import { COLLECTION_NAMES } from '../../model/entries'
import { getBranchUrl } from '../../model/github-branch'
import { createAddLink, getBranch } from '../_data/edit-links'
import { createMetadata } from '../_data/metadata'
import { listFiles } from './list-files'

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.medium,
}))

type StaffLinks = {
  readonly guide: string
  /** What the path of a file is appended to. */
  readonly editUrl: string
  readonly additions: readonly (LinkData & { readonly collection: CollectionName })[]
  readonly files: readonly LinkSection[]
}

/** `links` is null if the settings name no repository: then there is nowhere to link to. */
type Props = { links: StaffLinks | null }

export function Page({ links }: Props) {
  return links === null ? (
    <PageHeader
      heading="For staff"
      lead="To change this website from here, name the place of its files on GitHub in content/site.md, in the field repository."
      phones={null}
    />
  ) : (
    <>
      <PageHeader
        heading="For staff"
        lead="Every page of this website is a small file. These links open the files on GitHub, where you can change the words."
        phones={null}
      >
        <StaffSwitch label="Show such links at the end of every page, only in this browser" />
        <ButtonLink href={links.guide} variant="outlined">
          Read the editors’ guide
        </ButtonLink>
      </PageHeader>
      <Section title="Add something new" muted>
        <Buttons>
          {links.additions.map(({ collection, label, href }) => (
            <ButtonLink key={label} href={href} variant="outlined" data-add={collection}>
              {label}
            </ButtonLink>
          ))}
        </Buttons>
      </Section>
      <Section title="Change a file">
        <FoldedLinkList sections={links.files} level="h3" />
      </Section>
      <EditLinksTemplate editUrl={links.editUrl} />
    </>
  )
}

export function getPageData({ site, build }: PageInput): PageResult<Props> {
  const { repository } = site.settings
  const branch = getBranch(site, build)
  const links =
    repository === undefined || branch === null
      ? null
      : {
          guide: `${repository}/blob/main/docs/editors-guide/README.md`,
          editUrl: `${getBranchUrl(branch, 'edit')}/`,
          additions: COLLECTION_NAMES.map((collection) => ({
            collection,
            ...createAddLink(branch, collection),
          })),
          files: listFiles(site, branch),
        }
  return {
    pageProps: { links },
    head: createMetadata(site, {
      title: 'For staff',
      description: 'Links for our staff to change the words and pictures of this website.',
    }),
    indexed: false,
  }
}
