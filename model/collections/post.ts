// Blog posts (content/blog).
import { optional } from '../schema/field'
import { date } from '../schema/fields/dates/date'
import { focalPoint } from '../schema/fields/focal-point'
import { altText, image } from '../schema/fields/image'
import { text } from '../schema/fields/text'
import { defineCollection, type Entry } from '../define-collection'
import { compareText } from '../text/compare-text'

/** The number of posts on one page of the list. */
export const POSTS_PER_PAGE = 24

export const post = defineCollection({
  name: 'blog post',
  folder: 'blog',
  body: 'required',
  getPagePath: (slug) => `/blog/${slug}`,
  getEmailSubject: (title) => `Question about ${title}`,
  compare: (a, b) => compareText(b.date, a.date),
  fields: {
    title: text({
      about: 'The headline.',
      example: 'How to be a friend',
      alsoCalled: [
        'headline',
        'heading',
        'post_title',
        'name',
        'subject',
        'titulo',
        'article_title',
        'blog_title',
        'nombre',
      ],
      atMost: 120,
    }),
    summary: text({
      about:
        'One or two sentences that make people want to read on. Search engines and shared links show them too.',
      example: 'Five simple ways to help a friend.',
      alsoCalled: [
        'description',
        'excerpt',
        'teaser',
        'short_description',
        'blurb',
        'intro',
        'resumen',
        'descripcion',
        'meta_description',
        'abstract',
        'synopsis',
        'lead',
        'preview',
        'introduction',
        'short_text',
        'tagline',
        'subtitle',
      ],
    }),
    date: date({
      about: 'The day it was published.',
      example: '2024-03-11',
      alsoCalled: [
        'day',
        'published',
        'published_on',
        'publish_date',
        'posted',
        'pub_date',
        'publication_date',
        'publish_day',
        'date_published',
        'fecha',
        'post_date',
        'date_posted',
        'date_written',
        'created',
        'created_on',
        'created_at',
        'published_at',
        'written',
        'written_on',
        'day_posted',
      ],
    }),
    author: text({
      isName: true,
      about: 'The name of the writer.',
      example: 'Sarah Sample',
      alsoCalled: [
        'writer',
        'by',
        'byline',
        'written_by',
        'name',
        'autor',
        'autora',
        'author_name',
        'posted_by',
        'creator',
        'contributor',
        'post_author',
        'who_wrote_it',
        'escrito_por',
      ],
    }),
    image: image(),
    imageAlt: altText(),
    focus: optional(focalPoint()),
  },
})

export type Post = Entry<(typeof post)['fields']>
