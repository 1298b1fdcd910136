<?php
/**
 * What WordPress's own functions make of an author's lines: reads {"post", "shortcode", "oembed", "url"} as JSON from the
 * standard input and answers in JSON. php wordpress.php <folder of WordPress> <folder of our plugin>
 */

define( 'ABSPATH', rtrim( $argv[1], '/' ) . '/' );
define( 'WPINC', 'wp-includes' );
define( 'WP_CONTENT_DIR', dirname( $argv[2] ) );
define( 'WP_CONTENT_URL', 'https://blog.example/plugins' );
define( 'WP_DEBUG', false );
foreach ( array( 'version', 'compat', 'load', 'plugin', 'class-wp-error', 'functions', 'formatting', 'kses', 'l10n', 'link-template', 'shortcodes', 'class-wp-oembed', 'embed', 'general-template', 'http' ) as $part ) {
	require_once ABSPATH . WPINC . "/$part.php";
}

/** The secret of a frame, the same each time. */
function wp_generate_password() {
	return 'a1B2';
}

// There is no database to ask.
foreach ( array( 'home', 'siteurl' ) as $name ) {
	add_filter( "pre_option_$name", fn() => 'https://blog.example' );
}
add_filter( 'pre_option_blog_charset', fn() => 'UTF-8' );

require $argv[2] . '/playable-rules.php';
$given  = json_decode( stream_get_contents( STDIN ), true );
$answer = json_decode( $given['oembed'] );
echo json_encode(
	array(
		'version'   => $wp_version,
		'post'      => wp_kses_post( $given['post'] ),
		'shown'     => wpautop( wp_kses_post( $given['post'] ) ),
		'shortcode' => do_shortcode( $given['shortcode'] ),
		'oembed'    => wp_filter_oembed_result( $answer->html, $answer, $given['url'] ),
	)
);
