<?php
/**
 * What Extension:Widgets makes of a widget's page: Smarty with its delimiters and under its security. Reads the parameters
 * as JSON from the standard input. php widget.php <folder of Smarty> <file of the widget>
 */

require $argv[1] . '/Smarty.class.php';
$smarty = new Smarty();
$smarty->setCompileDir( sys_get_temp_dir() . '/widget-' . getmypid() );
$smarty->left_delimiter  = '<!--{';
$smarty->right_delimiter = '}-->';
$smarty->enableSecurity();
$smarty->assign( json_decode( stream_get_contents( STDIN ), true ) );
preg_match( '#<includeonly>(.*)</includeonly>#s', file_get_contents( $argv[2] ), $included );
echo $smarty->fetch( 'string:' . $included[1] );
